import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { filesOf } from '@fieldspan/domain/form/form-files';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { formNumber } from '@fieldspan/domain/form-number';
import type { ShownForm } from '@fieldspan/contract/shown-form';
import sharp from 'sharp';
import { formPdf } from './form-pdf.ts';
import type { PdfPicture } from './pdf-answers.ts';
import { instantIn } from './instant-in.ts';
import { speechOf } from '../../notify/speech.ts';
import { MAX_PIXELS } from '../../media/thumbnail.ts';
import { objectKey } from '../../storage/storage.ts';
import { previewName } from '../../storage/stored-names.ts';
import type { Storage } from '../../storage/storage.ts';

export type PdfFile = { bytes: Buffer; filename: string };

/** Where its reader is and what they read. `isSmall`: with small pictures, for a mail. */
type Reading = { zone: string; at: Date; language: string | null; isSmall?: boolean };

/** The PDF of a form as somebody is shown it. */
export async function pdfOf(
  storage: Storage,
  { form, tenantId }: { form: ShownForm; tenantId: number },
  { zone, at, language, isSmall = false }: Reading,
): Promise<PdfFile> {
  const size = isSmall ? SMALL : LARGE;
  const doc = parseForm(form.form_json);
  const names = doc === null ? [] : filesOf(doc).map(({ filename }) => filename);
  const pictures = new Map<string, PdfPicture | null>();
  // One at a time: a form may have fifty photos of twelve megapixels.
  for (const name of names.slice(0, MOST_PICTURES))
    pictures.set(name, await pictureOf(storage, { tenantId, filename: name, size }));
  const sha256 = createHash('sha256')
    .update(JSON.stringify([form.form_json, form.drawings]))
    .digest('hex');
  const speech = speechOf(language);
  const bytes = await formPdf({ form, sha256, pictures, said: instantIn(zone, speech.language), speech, at });
  return { bytes, filename: `form-${formNumber(form.id)}.pdf` };
}

/** Further pictures are named and not shown. */
const MOST_PICTURES = 100;
type Size = { side: number; quality: number };
const LARGE: Size = { side: 900, quality: 78 };
/** For a PDF that would be too large for a mail. */
const SMALL: Size = { side: 420, quality: 60 };

/** @returns null for a file that is gone, or is no picture that can be read */
async function pictureOf(
  storage: Storage,
  { tenantId, filename, size }: { tenantId: number; filename: string; size: Size },
): Promise<PdfPicture | null> {
  for (const name of [filename, previewName(filename)]) {
    const key = keyOf(tenantId, name);
    if (key === null || (await storage.head(key)) === null) continue;
    const picture = await jpegOf(await buffer(await storage.get(key)), size);
    if (picture !== null) return picture;
  }
  return null;
}

async function jpegOf(bytes: Buffer, { side, quality }: Size): Promise<PdfPicture | null> {
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
