/** The EXIF data of a JPEG: the orientation, and the whole segment (time, place, device). */
export type CameraNote = {
  /** 1 is upright; 2 to 8 are mirrored or rotated. */
  orientation: number;
  /** The APP1 segment, including marker and length. */
  segment: Uint8Array;
};

const START_OF_IMAGE = 0xffd8;
const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;
const MARKER_BYTES = 2;
/** The TIFF header, from which EXIF offsets count, comes after the marker, the length, `Exif` and two zeros. */
const TIFF_AT = 10;
const ENTRY_BYTES = 12;
const ORIENTATION = 0x0112;
const UPRIGHT = 1;

/**
 * Finds the EXIF data.
 * @param head the first bytes of a file; 128 kB always contain it
 * @returns null if the file is not a JPEG or has none
 */
export function cameraNote(head: Uint8Array): CameraNote | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const segment = exifSegment(view);
  if (segment === null) return null;
  const entry = orientationEntry(segment);
  return { orientation: entry?.value ?? UPRIGHT, segment };
}

/**
 * The same EXIF data without the orientation, for a picture whose pixels are upright.
 * @param segment from `cameraNote`
 */
export function uprightNote(segment: Uint8Array): Uint8Array {
  const entry = orientationEntry(segment);
  const note = segment.slice();
  if (!entry) return note;
  const view = new DataView(note.buffer);
  // Moves the following entries and the offset of the next list up; the data they point to stays in place.
  const end = entry.listAt + 2 + entry.count * ENTRY_BYTES + 4;
  note.copyWithin(entry.at, entry.at + ENTRY_BYTES, end);
  view.setUint16(entry.listAt, entry.count - 1, entry.isLittle);
  return note;
}

function exifSegment(view: DataView): Uint8Array | null {
  if (view.byteLength < 4 || view.getUint16(0) !== START_OF_IMAGE) return null;
  let at = MARKER_BYTES;
  while (at + 4 <= view.byteLength) {
    const marker = view.getUint16(at);
    if (marker < 0xff00 || marker === START_OF_SCAN) return null;
    const length = view.getUint16(at + MARKER_BYTES);
    const end = at + MARKER_BYTES + length;
    if (marker === APP1 && end <= view.byteLength && isExif(view, at + 4))
      return new Uint8Array(view.buffer, view.byteOffset + at, MARKER_BYTES + length);
    at = end;
  }
  return null;
}

const EXIF = 0x45786966;

const isExif = (view: DataView, at: number): boolean => at + 6 <= view.byteLength && view.getUint32(at) === EXIF;

type Entry = { at: number; value: number; listAt: number; count: number; isLittle: boolean };

/** Finds the orientation in the first list (IFD0); null if it is missing or the data is damaged. */
function orientationEntry(segment: Uint8Array): Entry | null {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  if (segment.byteLength < TIFF_AT + 8) return null;
  const isLittle = view.getUint16(TIFF_AT) === 0x4949;
  const listAt = TIFF_AT + view.getUint32(TIFF_AT + 4, isLittle);
  if (listAt + 2 > segment.byteLength) return null;
  const count = view.getUint16(listAt, isLittle);
  if (listAt + 2 + count * ENTRY_BYTES + 4 > segment.byteLength) return null;
  for (let index = 0; index < count; index += 1) {
    const at = listAt + 2 + index * ENTRY_BYTES;
    if (view.getUint16(at, isLittle) === ORIENTATION)
      return { at, value: view.getUint16(at + 8, isLittle), listAt, count, isLittle };
  }
  return null;
}
