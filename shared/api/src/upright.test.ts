import { beforeEach, expect, it, vi } from 'vitest';
import { upright } from './upright.ts';

/** The header of a JPEG with this EXIF orientation. */
const photo = (orientation: number) =>
  Uint8Array.from(
    [
      [0xff, 0xd8, 0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
      [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
      [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
      [0xff, 0xda, 0, 0],
    ].flat(),
  );
const bytesOf = async (file: File) => [...new Uint8Array(await file.arrayBuffer())];
const close = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 80, close }));
  // A canvas returns a JPEG without EXIF data.
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly getContext = () => ({ drawImage: vi.fn<() => void>() });
      readonly convertToBlob = async () => new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 7, 7])]);
    },
  );
});

it('UP011 a photo that was taken sideways is sent upright, with its EXIF data but without its orientation', async () => {
  const sent = await upright(new File([photo(6)], 'roof.jpg', { type: 'image/jpeg' }));
  const bytes = await bytesOf(sent);
  expect(sent.name).toBe('roof.jpg');
  expect(bytes.slice(0, 4)).toEqual([0xff, 0xd8, 0xff, 0xe1]);
  expect(bytes.slice(-4)).toEqual([0xff, 0xda, 7, 7]);
  // The EXIF list has no entry left.
  expect(bytes.slice(20, 22)).toEqual([0, 0]);
  expect(close).toHaveBeenCalled();
});

it.each([
  ['an upright photo', 'roof.jpg', photo(1)],
  ['UP010 a HEIC', 'IMG_1.heic', Uint8Array.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63])],
  ['a PDF', 'plan.pdf', Uint8Array.from([0x25, 0x50, 0x44, 0x46])],
])('%s is sent byte for byte', async (_, name, bytes) => {
  const file = new File([bytes], name);
  expect(await upright(file)).toBe(file);
});

it('a photo that this device cannot decode is sent unchanged', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no room')));
  const file = new File([photo(6)], 'roof.jpg');
  expect(await upright(file)).toBe(file);
});
