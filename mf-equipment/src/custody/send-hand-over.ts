import { isApiError } from '@fieldspan/api/api-error';
import { explain } from '@fieldspan/api/explain';
import { sendLater } from '@fieldspan/api/outbox/outbox';
import { reachNow } from '@fieldspan/api/reach';
import { saveRecord } from '@fieldspan/api/save-record';
import { uploadFile } from '@fieldspan/api/upload';
import type { Condition, HandOver } from '@fieldspan/domain/equipment/custody';
import { chunksOf } from '@fieldspan/domain/chunks-of';
import { t } from '@fieldspan/ui/i18n';
import type { ScanLine } from './scan-line.ts';

/** What all pieces of one pass have in common. */
export type HandOverDetails = {
  kind: HandOver;
  to_user_id: number | null;
  job_id: number | null;
  place_id: number | null;
  booking_id: number | null;
  due_on: string;
  condition: Condition | null;
  note: string;
  signature_json: string | null;
  photos: readonly File[];
};

export type Sent =
  | { line: ScanLine; outcome: 'arrived' | 'waits' }
  | { line: ScanLine; outcome: 'refused'; why: string };

/** As many requests go at once; the server has other people too. */
const AT_ONCE = 4;

/**
 * Hands over all pieces of a pass, each by itself: what is refused keeps no other back. Without a network they wait on the
 * device, with their photos.
 */
export async function sendHandOver(lines: readonly ScanLine[], details: HandOverDetails): Promise<Sent[]> {
  const photos = await sendPhotos(details.photos);
  const sent: Sent[] = [];
  for (const some of chunksOf([...lines], AT_ONCE)) {
    sent.push(...(await Promise.all(some.map((line) => sendLine(line, { details, photos })))));
  }
  return sent;
}

type Photos = { keys: readonly string[]; /** Those that wait on the device. */ waiting: readonly string[] };

async function sendPhotos(files: readonly File[]): Promise<Photos> {
  const keys: string[] = [];
  const waiting: string[] = [];
  for (const file of files) {
    const key = crypto.randomUUID();
    if (await isUploaded(file, key)) keys.push(key);
    else waiting.push(await keepPhoto(file));
  }
  return { keys: [...keys, ...waiting], waiting };
}

async function isUploaded(file: File, clientKey: string): Promise<boolean> {
  if (reachNow() !== 'answering') return false;
  try {
    await uploadFile(file, { clientKey });
    return true;
  } catch (error) {
    if (isApiError(error) && error.kind === 'network') return false;
    throw error;
  }
}

/** @returns its key */
async function keepPhoto(file: File): Promise<string> {
  const { clientKey } = await sendLater({
    lane: 'files:hand-over',
    laneLabel: t('Photos of equipment'),
    call: 'LibraryUpload/keep',
    // The outbox fills in the id of the upload.
    payload: { id: 0 },
    label: file.name,
    blob: { file, field: 'id' },
  });
  return clientKey;
}

type Pass = { details: HandOverDetails; photos: Photos };

async function sendLine(line: ScanLine, { details, photos }: Pass): Promise<Sent> {
  const payload = payloadOf(line, details, photos.keys);
  const answer = photos.waiting.length === 0 && reachNow() === 'answering' ? await answerTo(line, payload) : null;
  if (answer) return answer;
  const isOut = details.kind === 'out';
  await sendLater({
    lane: `equipment:${line.piece?.id ?? line.code}`,
    laneLabel: line.piece?.description ?? line.code,
    call: 'EquipmentCustody/save',
    payload,
    label: isOut ? t('Check out') : t('Check in'),
    waitedField: 'waited_ms',
    after: photos.waiting,
  });
  return { line, outcome: 'waits' };
}

/** @returns null if no answer came */
async function answerTo(line: ScanLine, payload: ReturnType<typeof payloadOf>): Promise<Sent | null> {
  try {
    await saveRecord('EquipmentCustody', payload);
    return { line, outcome: 'arrived' };
  } catch (error) {
    if (isApiError(error) && error.kind === 'network') return null;
    return { line, outcome: 'refused', why: wordsOf(error) };
  }
}

function wordsOf(error: unknown): string {
  const { text, list } = explain(error);
  return list.length > 0 ? list.join(' ') : text;
}

function payloadOf({ key, code, piece }: ScanLine, details: HandOverDetails, photoKeys: readonly string[]) {
  const { photos, due_on, note, ...common } = details;
  return {
    ...common,
    client_key: key,
    code,
    due_on: due_on === '' ? null : due_on,
    note: note.trim() === '' ? null : note.trim(),
    equipment_id: piece?.id ?? null,
    follows_id: piece?.custody_id ?? null,
    photo_keys_json: photos.length > 0 ? JSON.stringify(photoKeys) : null,
  };
}
