import type { Sharp } from 'sharp';

/** Pictures above this are kept but never decoded: a small file can claim a wall of pixels. */
export const MAX_PIXELS = 100_000_000;

/** Twice the 120 px that a thumbnail is shown at. */
const THUMB_HEIGHT = 240;
const THUMB_WIDTH = 960;

const PREVIEW_SIDE = 2048;

/** A webp no higher than 240 px, without the camera's notes (place, device). */
export function encodeThumbnail(image: Sharp): Promise<Uint8Array> {
  return image
    .resize({ width: THUMB_WIDTH, height: THUMB_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();
}

/** The webp that stands in for a picture that browsers cannot show. */
export function encodePreview(image: Sharp): Promise<Uint8Array> {
  return image
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
