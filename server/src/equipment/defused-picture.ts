import { createHash } from 'node:crypto';
import { MAX_PIXELS, encodeThumbnail } from '../media/thumbnail.ts';

export type DefusedPicture = { bytes: Buffer; thumb: Uint8Array; width: number; height: number; sha256: string };

const SIDE = 2400;

/**
 * A picture of a stranger, drawn anew: nothing that the file held besides its pixels is left, neither places nor programs.
 * @returns null if it is no picture that can be read
 */
export async function defusedPicture(path: string): Promise<DefusedPicture | null> {
  const { default: sharp } = await import('sharp');
  const read = () => sharp(path, { limitInputPixels: MAX_PIXELS, pages: 1 }).timeout({ seconds: 20 }).autoOrient();
  try {
    const { data, info } = await read()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const thumb = await encodeThumbnail(sharp(data));
    const sha256 = createHash('sha256').update(data).digest('hex');
    return { bytes: data, thumb, width: info.width, height: info.height, sha256 };
  } catch {
    return null;
  }
}
