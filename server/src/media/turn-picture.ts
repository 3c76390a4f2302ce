import { MAX_PIXELS, encodeThumbnail } from './thumbnail.ts';

/** A rotated picture with its thumbnail. */
export type TurnedPicture = {
  bytes: Uint8Array;
  ext: 'jpg' | 'png' | 'webp';
  width: number;
  height: number;
  thumb: Uint8Array;
};

const JPEG_QUALITY = 90;
const QUARTER_DEGREES = 90;

/**
 * Rotates a picture clockwise by quarter turns. A photo keeps its metadata of time and place.
 * @param picture anything that libvips reads; other formats become JPEG
 * @returns null if it cannot be read, which includes bitmaps
 */
export async function turnPicture(picture: Uint8Array, quarters: 1 | 2 | 3): Promise<TurnedPicture | null> {
  const { default: sharp } = await import('sharp');
  const read = () =>
    sharp(picture, { limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: 20 })
      .autoOrient()
      .rotate(quarters * QUARTER_DEGREES);
  try {
    const { format } = await sharp(picture, { limitInputPixels: MAX_PIXELS }).metadata();
    const ext = format === 'png' || format === 'webp' ? format : 'jpg';
    const turned = read().keepExif().keepIccProfile();
    const encoded = {
      jpg: () => turned.jpeg({ quality: JPEG_QUALITY, mozjpeg: false }),
      png: () => turned.png(),
      webp: () => turned.webp({ quality: JPEG_QUALITY }),
    }[ext]();
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, ext, width: info.width, height: info.height, thumb: await encodeThumbnail(sharp(data)) };
  } catch {
    return null;
  }
}
