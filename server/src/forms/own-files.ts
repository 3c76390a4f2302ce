import { problemAt } from '@fieldspan/domain/form/check-filled';
import type { FormProblem } from '@fieldspan/domain/form/check-filled';
import { filesOf, picturesIn, waitingFilesIn } from '@fieldspan/domain/form/form-files';
import { isOnItsWay } from '@fieldspan/domain/form/form-picture';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import { FILE_NOT_ARRIVED, PICTURE_NOT_ARRIVED, UNKNOWN_FILE } from '@fieldspan/domain/form/not-arrived';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import type { Write } from '../registry/entry.ts';
import { refuseProblems } from './refused-answers.ts';

/**
 * A form shows its pictures to everybody who is asked to sign it, so people may only add files that they can read
 * themselves. Files that were already in it may stay.
 */
export async function requireOwnFiles({ tx, session, mayRead, before }: Write, filled: FormDoc): Promise<void> {
  const earlier = typeof before?.['form_json'] === 'string' ? parseForm(before['form_json']) : null;
  const known = new Set((earlier === null ? [] : filesOf(earlier)).map(({ filename }) => filename));
  const fresh = filesOf(filled).filter(({ filename, isTemplates }) => !isTemplates && !known.has(filename));
  const problems: FormProblem[] = notArrived(filled);
  for (const { entry, uploadId, filename } of fresh) {
    const upload = await tx
      .selectFrom('library_upload')
      .where('tenant_id', '=', session.tenantId)
      .where('id', '=', uploadId)
      .select(['filename', 'thumb_filename', 'earlier_names'])
      .executeTakeFirst();
    const names = upload ? [upload.filename, upload.thumb_filename, ...upload.earlier_names] : [];
    const isTheirs = names.includes(filename) && (await mayRead('LibraryUpload', uploadId));
    if (!isTheirs) problems.push(problemAt(filled, entry, UNKNOWN_FILE));
  }
  refuseProblems(problems);
}

/** Problems for pictures and files that a device has not uploaded yet. */
function notArrived(filled: FormDoc): FormProblem[] {
  const entries = [...filled.byId.values()].filter((entry) =>
    picturesIn(entry, filled.answers.get(entry.id) ?? {}).some(isOnItsWay),
  );
  const files = [...filled.byId.values()].filter(
    (entry) => waitingFilesIn(entry, filled.answers.get(entry.id) ?? {}).length > 0,
  );
  return [
    ...entries.map((entry) => problemAt(filled, entry, PICTURE_NOT_ARRIVED)),
    ...files.map((entry) => problemAt(filled, entry, FILE_NOT_ARRIVED)),
  ];
}
