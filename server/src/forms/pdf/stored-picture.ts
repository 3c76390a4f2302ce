import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { MAX_PIXELS } from '../../media/thumbnail.ts';
import { objectKey } from '../../storage/storage.ts';
import { previewName } from '../../storage/stored-names.ts';
import type { Storage } from '../../storage/storage.ts';
import type { PdfPicture } from './pdf-answers.ts';

export type PictureSize = { side: number; quality: number };
export const LARGE: PictureSize = { side: 900, quality: 78 };
/** For a PDF that would be too large for a mail. */
export const SMALL: PictureSize = { side: 420, quality: 60 };

/**
 * A stored picture as a document shows it: turned as it was held, and no larger than print needs.
 * @returns null for a file that is gone, or is no picture that can be read
 */
export async function storedPicture(
  storage: Storage,
  { tenantId, filename, size }: { tenantId: number; filename: string; size: PictureSize },
): Promise<PdfPicture | null> {
  for (const name of [filename, previewName(filename)]) {
    const key = keyOf(tenantId, name);
    if (key === null || (await storage.head(key)) === null) continue;
    const picture = await jpegOf(await buffer(await storage.get(key)), size);
    if (picture !== null) return picture;
  }
  return null;
}

async function jpegOf(bytes: Buffer, { side, quality }: PictureSize): Promise<PdfPicture | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

function keyOf(tenantId: number, filename: string): string | null {
  try {
    return objectKey(tenantId, filename);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
