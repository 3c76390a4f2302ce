import { discard, onSent, outboxAtom, retry, sendLater, uploadSharesAtom } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { DOCUMENT_EXTENSIONS, isDocumentOrImage } from '@fieldspan/domain/file-kind';
import { t } from '@fieldspan/ui/i18n';
import type { Parent } from '@fieldspan/api/queries/records';
import { atom, useAtomValue } from 'jotai';
import { outboxUpload, whyNotTaken } from '../outbox-upload.ts';
import type { UploadItem } from './upload-item.ts';

/** How long 'Upload Complete' is shown before a file leaves the queue (document 1 §4). */
const RESET_MS = 1000;

/** The prefix of every lane for files. */
const FILES = 'files:';

/** A target of uploads; each has its own lane, so files keep their order. */
export type UploadPlace = { lane: string; label: string; record: PlacedFile };

/** The record that lists the file there. */
type PlacedFile =
  | { call: 'LibraryFile/save' }
  | { call: 'JobFile/save'; job_id: number }
  | { call: 'ServiceFile/save'; service_id: number }
  | { call: 'EquipmentFile/save'; equipment_id: number };

export const LIBRARY: UploadPlace = {
  lane: `${FILES}library`,
  label: t('Library'),
  record: { call: 'LibraryFile/save' },
};

/** The target for files of a project or a service; `label` is its name for people. */
export const workFiles = (of: Parent, label: string): UploadPlace =>
  'job_id' in of
    ? { lane: `${FILES}job ${of.job_id}`, label, record: { call: 'JobFile/save', ...of } }
    : { lane: `${FILES}service ${of.service_id}`, label, record: { call: 'ServiceFile/save', ...of } };

type Placed = UploadItem & { lane: string };

/** Files that were refused, and those that have just been stored. */
const othersAtom = atom<readonly Placed[]>([]);

/** Running uploads: the outbox keeps them on the device and sends them by itself, one after the other, each once. */
const uploadsAtom = atom((get): readonly Placed[] => {
  const shares = get(uploadSharesAtom);
  const waiting = get(outboxAtom).filter(({ lane }) => lane.startsWith(FILES));
  return [...waiting.map((item) => uploadOf(item, shares.get(item.clientKey) ?? 0)), ...get(othersAtom)];
});

/** The uploads of one target. */
export const useUploads = ({ lane }: UploadPlace): readonly UploadItem[] =>
  useAtomValue(uploadsAtom).filter((item) => item.lane === lane);

// Clears what belongs to the previous person.
store.sub(sessionAtom, () => store.set(othersAtom, []));

/** The target for papers and pictures of a piece of equipment, which have no tags. */
export const equipmentFiles = (equipment_id: number, label: string): UploadPlace => ({
  lane: `${FILES}equipment ${equipment_id}`,
  label,
  record: { call: 'EquipmentFile/save', equipment_id },
});

for (const call of ['LibraryFile/save', 'JobFile/save', 'ServiceFile/save', 'EquipmentFile/save'] as const) {
  onSent(call, (item) => {
    if (!item.lane.startsWith(FILES)) return;
    const done: Placed = { ...uploadOf(item, 1), state: 'complete' };
    store.set(othersAtom, (others) => [...others, done]);
    setTimeout(() => dropUpload(done.id), RESET_MS);
  });
}

/** Adds files; those of other kinds show an error and are not sent. */
export async function enqueue(place: UploadPlace, files: readonly File[], tagIds: readonly number[]): Promise<void> {
  for (const file of files) {
    if (isDocumentOrImage(file)) {
      await keep(place, file, tagIds).catch((error: unknown) => refuse(place, file, whyNotTaken(error)));
    } else refuse(place, file, [refusal()]);
  }
}

export function retryUpload(id: string): void {
  void retry(id);
}

export function dropUpload(id: string): void {
  store.set(othersAtom, (others) => others.filter((other) => other.id !== id));
  void discard(id);
}

function keep({ lane, label, record }: UploadPlace, file: File, tagIds: readonly number[]): Promise<OutboxItem> {
  const { call, ...of } = record;
  return sendLater({
    lane,
    laneLabel: label,
    call,
    // The outbox fills in the id of the upload.
    payload: { ...of, file_id: 0, caption: '', ...(call !== 'EquipmentFile/save' && { FileTag: [...tagIds] }) },
    label: file.name,
    memo: file.size,
    blob: { file, field: 'file_id' },
  });
}

function uploadOf(item: OutboxItem, share: number): Placed {
  const bytes = typeof item.memo === 'number' ? item.memo : null;
  return { ...outboxUpload(item), lane: item.lane, id: item.clientKey, bytes, share, isRefused: false };
}

function refuse({ lane }: UploadPlace, { name, size }: File, errors: readonly string[]): void {
  const about = { lane, id: crypto.randomUUID(), name, bytes: size, share: 0, errors };
  store.set(othersAtom, (others) => [...others, { ...about, state: 'failed', isRefused: true, isKept: true }]);
}

function refusal(): string {
  const list = DOCUMENT_EXTENSIONS.join(', ');
  return t('Taken are images and these documents: {{list}}', { list });
}
