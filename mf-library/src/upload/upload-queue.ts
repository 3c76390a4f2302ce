import { discard, onSent, outboxAtom, retry, sendLater, uploadSharesAtom } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { MOST_FILE_BYTES } from '@fieldspan/domain/accepted-files';
import { DOCUMENT_EXTENSIONS, fileSize, isDocumentOrImage } from '@fieldspan/domain/file-kind';
import { t } from '@fieldspan/ui/i18n';
import type { Parent } from '@fieldspan/api/queries/records';
import { atom, useAtomValue } from 'jotai';
import { outboxUpload, whyNotTaken } from './outbox-upload.ts';
import { keepAll } from './keep-all.ts';
import type { UploadItem } from './upload-item.ts';

/** How long 'Upload Complete' is shown before a file leaves the queue (document 1 §4). */
const RESET_MS = 1000;

/** The prefix of every lane for files. */
const FILES = 'files:';

/** A target of uploads; each has its own lane, so files keep their order. */
export type UploadPlace = { lane: string; label: string; record: PlacedFile };

/** The record that lists the file there. */
type PlacedFile =
  | { call: 'LibraryFile/save'; folder_id?: number }
  | { call: 'JobFile/save'; job_id: number }
  | { call: 'ServiceFile/save'; service_id: number }
  | { call: 'EquipmentFile/save'; equipment_id: number }
  | { call: 'LibraryFileVersion/save'; library_file_id: number }
  | { call: 'ServiceContractFile/save'; contract_id: number }
  | ({ call: 'ContactFile/save' } & OfContact);

/** A contact, or one of their assets. */
type OfContact = { contact_id: number; asset_id?: number };

export const LIBRARY: UploadPlace = {
  lane: `${FILES}library`,
  label: t('Library'),
  record: { call: 'LibraryFile/save' },
};

/** The target for files of a folder of the library. */
export const libraryFolder = ({ id, name }: { id: number; name: string }): UploadPlace => ({
  lane: `${FILES}folder ${id}`,
  label: name,
  record: { call: 'LibraryFile/save', folder_id: id },
});

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

/** The target for papers and pictures of a contact or an asset, which have no tags. */
export const contactFiles = (of: OfContact, label: string): UploadPlace => ({
  lane: `${FILES}contact ${of.contact_id} ${of.asset_id ?? ''}`,
  label,
  record: { call: 'ContactFile/save', ...of },
});

/** The target for what every visit of a contract has at hand. */
export const contractFiles = (contract_id: number, label: string): UploadPlace => ({
  lane: `${FILES}contract ${contract_id}`,
  label,
  record: { call: 'ServiceContractFile/save', contract_id },
});

/** Files of these records have tags. */
const TAGGED: ReadonlySet<string> = new Set(['LibraryFile/save', 'JobFile/save', 'ServiceFile/save']);

/** The target for a new version of a file of the library. */
export const fileVersions = (library_file_id: number, label: string): UploadPlace => ({
  lane: `${FILES}version ${library_file_id}`,
  label,
  record: { call: 'LibraryFileVersion/save', library_file_id },
});

const CALLS = [
  'LibraryFile/save',
  'JobFile/save',
  'ServiceFile/save',
  'EquipmentFile/save',
  'ContactFile/save',
  'ServiceContractFile/save',
  'LibraryFileVersion/save',
] as const;

for (const call of CALLS) {
  onSent(call, (item) => {
    if (!item.lane.startsWith(FILES)) return;
    const done: Placed = { ...uploadOf(item, 1), state: 'complete' };
    store.set(othersAtom, (others) => [...others, done]);
    setTimeout(() => dropUpload(done.id), RESET_MS);
  });
}

/** Adds files; those that are not taken show why and are not sent. */
export async function enqueue(place: UploadPlace, files: readonly File[], tagIds: readonly number[]): Promise<void> {
  const taken = files.filter((file) => refusalOf(file) === null);
  for (const file of files) {
    const refusal = refusalOf(file);
    if (refusal !== null) refuse(place, file, [refusal]);
  }
  const batch = { id: crypto.randomUUID(), of: taken.length };
  await keepAll(taken, (file) =>
    keep(place, { file, tagIds, batch }).catch((error: unknown) => refuse(place, file, whyNotTaken(error))),
  );
}

export function retryUpload(id: string): void {
  void retry(id);
}

export function dropUpload(id: string): void {
  store.set(othersAtom, (others) => others.filter((other) => other.id !== id));
  void discard(id);
}

type Chosen = { file: File; tagIds: readonly number[]; batch: { id: string; of: number } };

function keep({ lane, label, record }: UploadPlace, { file, tagIds, batch }: Chosen): Promise<OutboxItem> {
  const { call, ...of } = record;
  return sendLater({
    lane,
    laneLabel: label,
    call,
    // The outbox fills in the id of the upload.
    payload: {
      ...of,
      file_id: 0,
      ...(call !== 'LibraryFileVersion/save' && { caption: '' }),
      ...(TAGGED.has(call) && { FileTag: [...tagIds] }),
    },
    label: file.name,
    memo: { bytes: file.size, batch },
    isBulk: true,
    blob: { file, field: 'file_id' },
  });
}

/** Earlier releases kept the size alone. */
function memoOf(memo: unknown): Pick<UploadItem, 'bytes' | 'batch'> {
  if (typeof memo === 'number') return { bytes: memo, batch: null };
  if (typeof memo !== 'object' || memo === null) return { bytes: null, batch: null };
  const bytes: unknown = Reflect.get(memo, 'bytes');
  return { bytes: typeof bytes === 'number' ? bytes : null, batch: batchOf(Reflect.get(memo, 'batch')) };
}

function batchOf(batch: unknown): UploadItem['batch'] {
  if (typeof batch !== 'object' || batch === null || !('id' in batch) || !('of' in batch)) return null;
  const { id, of } = batch;
  return typeof id === 'string' && typeof of === 'number' ? { id, of } : null;
}

function uploadOf(item: OutboxItem, share: number): Placed {
  return { ...outboxUpload(item), ...memoOf(item.memo), lane: item.lane, id: item.clientKey, share, isRefused: false };
}

function refuse({ lane }: UploadPlace, { name, size }: File, errors: readonly string[]): void {
  const about = { lane, id: crypto.randomUUID(), name, bytes: size, batch: null, share: 0, errors };
  store.set(othersAtom, (others) => [...others, { ...about, state: 'failed', isRefused: true, isKept: true }]);
}

/** Why a file is not taken; null for one that is. */
function refusalOf(file: File): string | null {
  const list = DOCUMENT_EXTENSIONS.join(', ');
  if (!isDocumentOrImage(file)) return t('Taken are images and these files: {{list}}', { list });
  if (file.size > MOST_FILE_BYTES) {
    return t('It is {{size}}; at most {{most}} are taken.', {
      size: fileSize(file.size),
      most: fileSize(MOST_FILE_BYTES),
    });
  }
  return file.size === 0 ? t('The file is empty.') : null;
}
