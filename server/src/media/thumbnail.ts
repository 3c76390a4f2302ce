import type { Sharp } from 'sharp';

/** Larger pictures are stored but never decoded: a small file can claim an enormous size. */
export const MAX_PIXELS = 100_000_000;

/** Twice the 120 px at which a thumbnail is shown. */
const THUMB_HEIGHT = 240;
const THUMB_WIDTH = 960;

const PREVIEW_SIDE = 2048;

/** A webp of at most 240 px height, without metadata (place, device). */
export function encodeThumbnail(image: Sharp): Promise<Uint8Array> {
  return image
    .resize({ width: THUMB_WIDTH, height: THUMB_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();
}

/** A webp preview of a picture that browsers cannot show. */
export function encodePreview(image: Sharp): Promise<Uint8Array> {
  return image
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
