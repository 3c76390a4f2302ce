import { cameraNote, uprightNote } from '@fieldspan/domain/exif';

/** EXIF data is within the first bytes of a file. */
const HEAD_BYTES = 131_072;
const MARKER_BYTES = 2;
const QUALITY = 0.92;

/**
 * Rotates a photo so that its pixels are upright (document 1 §5), and keeps the EXIF time and place. Photos that are
 * already upright, HEIC and other files are returned byte for byte. If this device cannot decode the photo, it is sent
 * unchanged and the server rotates it by its EXIF orientation.
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
