import { sendLater } from '@fieldspan/api/outbox/outbox';
import { MOST_FILE_BYTES } from '@fieldspan/domain/accepted-files';
import { fileSize } from '@fieldspan/domain/file-kind';
import { t } from '@fieldspan/ui/i18n';

/** A set to be added to a project. */
export type NewSet = { jobId: number; file: File; name: string; issuedOn: string };

/** Uploads of plans of one project wait here. */
export const planLane = (jobId: number): string => `files:plans ${jobId}`;

/** Why a file is no set of plans; null for one that can be sent. */
export function planRefusal(file: File): string | null {
  if (!/\.pdf$/i.test(file.name) && file.type !== 'application/pdf') return t('Plans are PDF files. Choose a PDF.');
  if (file.size > MOST_FILE_BYTES)
    return t('It is {{size}}; at most {{most}} are taken.', {
      size: fileSize(file.size),
      most: fileSize(MOST_FILE_BYTES),
    });
  return file.size === 0 ? t('The file is empty.') : null;
}

/** The set stands on this device until its file and then its record have arrived; large files go on where they stopped. */
export async function sendSet({ jobId, file, name, issuedOn }: NewSet): Promise<void> {
  await sendLater({
    lane: planLane(jobId),
    laneLabel: name,
    call: 'PlanSet/save',
    // The outbox fills in the id of the upload.
    payload: { job_id: jobId, file_id: 0, name, ...(issuedOn !== '' && { issued_on: issuedOn }) },
    label: file.name,
    memo: { bytes: file.size },
    isBulk: true,
    blob: { file, field: 'file_id' },
  });
}
