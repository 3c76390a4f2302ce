import { describe, expect, it } from 'vitest';
import { cameraNote, uprightNote } from './exif.ts';

type Entry = readonly [tag: number, value: number];

/** The header of a JPEG with an EXIF list of short values. */
function jpeg(entries: readonly Entry[], isLittle: boolean): Uint8Array {
  const list = 2 + entries.length * 12 + 4;
  const length = 2 + 6 + 8 + list;
  const bytes = new Uint8Array(2 + 2 + length + 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xffd8);
  view.setUint16(2, 0xffe1);
  view.setUint16(4, length);
  bytes.set([0x45, 0x78, 0x69, 0x66, 0, 0], 6);
  view.setUint16(12, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(14, 42, isLittle);
  view.setUint32(16, 8, isLittle);
  view.setUint16(20, entries.length, isLittle);
  entries.forEach(([tag, value], at) => {
    view.setUint16(22 + at * 12, tag, isLittle);
    view.setUint16(24 + at * 12, 3, isLittle);
    view.setUint32(26 + at * 12, 1, isLittle);
    view.setUint16(30 + at * 12, value, isLittle);
  });
  view.setUint16(2 + 2 + length, 0xffda);
  return bytes;
}

const WIDTH = 0x0100;
const ORIENTATION = 0x0112;
const UNIT = 0x0128;

const withNote = (segment: Uint8Array) => Uint8Array.from([0xff, 0xd8, ...segment, 0xff, 0xda]);

describe.each([
  ['little', true],
  ['big', false],
])('EXIF data in %s-endian order', (_, isLittle) => {
  const photo = jpeg(
    [
      [WIDTH, 4000],
      [ORIENTATION, 6],
      [UNIT, 2],
    ],
    isLittle,
  );

  it('reads the orientation of the camera', () => {
    expect(cameraNote(photo)?.orientation).toBe(6);
  });

  it('UP011 is kept without its orientation: the rest stays', () => {
    const note = cameraNote(photo);
    const after = uprightNote(note?.segment ?? new Uint8Array());
    expect(cameraNote(withNote(after))?.orientation).toBe(1);
    expect(after.length).toBe(note?.segment.length);
    const view = new DataView(after.buffer);
    expect(view.getUint16(18, isLittle)).toBe(2);
    expect([view.getUint16(20, isLittle), view.getUint16(32, isLittle)]).toEqual([WIDTH, UNIT]);
  });
});

describe('a file without EXIF data', () => {
  it.each([
    ['no JPEG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0])],
    ['nothing at all', new Uint8Array()],
    ['a JPEG that ends too early', Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0x45])],
    ['a JPEG without one', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xda, 0, 0])],
  ])('%s', (_, bytes) => expect(cameraNote(bytes)).toBeNull());

  it('EXIF data without an orientation is upright', () => {
    expect(cameraNote(jpeg([[WIDTH, 1]], true))?.orientation).toBe(1);
  });
});
