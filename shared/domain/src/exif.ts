/** What a camera noted in a JPEG: which way up it was held, and the whole note (time, place, device). */
export type CameraNote = {
  /** 1 is upright; 2 to 8 are mirrored or turned. */
  orientation: number;
  /** The APP1 segment, marker and length included. */
  segment: Uint8Array;
};

const START_OF_IMAGE = 0xffd8;
const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;
const MARKER_BYTES = 2;
/** Marker, length, `Exif` and two zeros: there the note's own addresses begin. */
const TIFF_AT = 10;
const ENTRY_BYTES = 12;
const ORIENTATION = 0x0112;
const UPRIGHT = 1;

/**
 * Finds the camera's note.
 * @param head the first bytes of a file; 128 kB hold any note
 * @returns null for what is no JPEG, and for one without a note
 */
export function cameraNote(head: Uint8Array): CameraNote | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const segment = exifSegment(view);
  if (segment === null) return null;
  const entry = orientationEntry(segment);
  return { orientation: entry?.value ?? UPRIGHT, segment };
}

/**
 * The same note without its orientation, for a picture whose pixels are upright.
 * @param segment of `cameraNote`
 */
export function uprightNote(segment: Uint8Array): Uint8Array {
  const entry = orientationEntry(segment);
  const note = segment.slice();
  if (!entry) return note;
  const view = new DataView(note.buffer);
  // The entries behind it, and the address of the next list, move up; what they point to stays where it is.
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

/** In the first list of the note; null where it is not there, or the note is damaged. */
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
