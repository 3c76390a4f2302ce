import { filesOf } from '@fieldspan/domain/form/form-files';
import type { FormFile } from '@fieldspan/domain/form/form-files';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import type { Tx } from '../db/database.ts';

type Wanted = { tenantId: number; filename: string };

/**
 * The stored upload that one of these texts of a form names; null if none does. It is never looked for by its name alone,
 * so a link opens nothing but the files of its form.
 */
export async function servedFormFile(tx: Tx, texts: readonly (string | null)[], { tenantId, filename }: Wanted) {
  const files = texts.flatMap((json) => filesIn(parseForm(json)));
  const file = files.find((each) => each.filename === filename);
  if (!file) return null;
  const upload = await tx
    .selectFrom('library_upload')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', file.uploadId)
    .select(['tenant_id', 'type', 'filename', 'earlier_names', 'original_filename as name', 'do_not_clean'])
    .executeTakeFirst();
  if (!upload || ![upload.filename, ...upload.earlier_names].includes(filename)) return null;
  // A template's own files were chosen for the whole company, so only those that the company keeps (`do_not_clean`) are
  // served.
  return file.isTemplates && upload.do_not_clean !== 1 ? null : upload;
}

const filesIn = (doc: FormDoc | null): FormFile[] => (doc === null ? [] : filesOf(doc));
