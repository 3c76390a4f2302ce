import { cameraNote, uprightNote } from '@fieldspan/domain/exif';

/** A camera's note stands before this. */
const HEAD_BYTES = 131_072;
const MARKER_BYTES = 2;
const QUALITY = 0.92;

/**
 * A photo whose pixels are the right way up (document 1 §5). One that is so already, a HEIC and everything else go byte
 * for byte as they are; what the camera noted of time and place stays. Where this device cannot decode it, it goes as it
 * is: the server turns it by its note.
 */
export async function upright(file: File): Promise<File> {
  const note = cameraNote(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!note || note.orientation === 1) return file;
  try {
    const pixels = await encoded(file);
    const parts = [
      pixels.slice(0, MARKER_BYTES),
      Uint8Array.from(uprightNote(note.segment)),
      pixels.slice(MARKER_BYTES),
    ];
    return new File(parts, file.name, { type: 'image/jpeg', lastModified: file.lastModified });
  } catch {
    return file;
  }
}

async function encoded(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  canvas.width = 0;
  return blob;
}
