import { createHash } from 'node:crypto';
import { filesOf } from '@fieldspan/domain/form/form-files';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { formNumber } from '@fieldspan/domain/form-number';
import type { ShownForm } from '@fieldspan/contract/shown-form';
import { formPdf } from './form-pdf.ts';
import type { PdfPicture } from './pdf-answers.ts';
import { instantIn } from './instant-in.ts';
import { LARGE, SMALL, storedPicture } from './stored-picture.ts';
import type { PictureSize } from './stored-picture.ts';
import { speechOf } from '../../notify/speech.ts';
import type { Storage } from '../../storage/storage.ts';

export type PdfFile = { bytes: Buffer; filename: string };

/** Where its reader is and what they read. `isSmall`: with small pictures, for a mail. */
export type Reading = { zone: string; at: Date; language: string | null; isSmall?: boolean };

/** Above this a mail is likely to be refused on its way: attachments grow by a third. */
const ATTACHED_MAX = 7_000_000;

/** A file for a mail: with small pictures if it is too large otherwise; null if it is too large even so. */
export async function attachable(make: (isSmall: boolean) => Promise<PdfFile>): Promise<PdfFile | null> {
  const full = await make(false);
  const pdf = full.bytes.length <= ATTACHED_MAX ? full : await make(true);
  return pdf.bytes.length <= ATTACHED_MAX ? pdf : null;
}

/** The PDF of a form as somebody is shown it. */
export async function pdfOf(
  storage: Storage,
  { form, tenantId }: { form: ShownForm; tenantId: number },
  { zone, at, language, isSmall = false }: Reading,
): Promise<PdfFile> {
  const pictures = await picturesOf(storage, { form, tenantId, size: isSmall ? SMALL : LARGE, most: MOST_PICTURES });
  const sha256 = createHash('sha256')
    .update(JSON.stringify([form.form_json, form.drawings]))
    .digest('hex');
  const speech = speechOf(language);
  const bytes = await formPdf({ form, sha256, pictures, said: instantIn(zone, speech.language), speech, at });
  return { bytes, filename: `form-${formNumber(form.id)}.pdf` };
}

/** Further pictures are named and not shown. */
const MOST_PICTURES = 100;

type Asked = { form: ShownForm; tenantId: number; size: PictureSize; most: number };

/** The pictures of a form's answers, by file name. */
export async function picturesOf(
  storage: Storage,
  { form, tenantId, size, most }: Asked,
): Promise<Map<string, PdfPicture | null>> {
  const doc = parseForm(form.form_json);
  const names = doc === null ? [] : filesOf(doc).map(({ filename }) => filename);
  const pictures = new Map<string, PdfPicture | null>();
  // One at a time: a form may have fifty photos of twelve megapixels.
  for (const filename of names.slice(0, most))
    pictures.set(filename, await storedPicture(storage, { tenantId, filename, size }));
  return pictures;
}
