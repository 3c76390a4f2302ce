import { discard, onSent, outboxAtom, retry, sendLater, uploadSharesAtom } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { sessionAtom } from '@fieldspan/api/session';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { DOCUMENT_EXTENSIONS, isDocumentOrImage } from '@fieldspan/domain/file-kind';
import { t } from '@fieldspan/ui/i18n';
import { atom } from 'jotai';
import { outboxUpload, whyNotTaken } from '../outbox-upload.ts';
import type { UploadItem } from './upload-item.ts';

/** How long 'Upload Complete' stands before a file leaves the queue (document 1 §4). */
const RESET_MS = 1000;

const LANE = 'files:library';

/** Not taken, or just arrived. */
const othersAtom = atom<readonly UploadItem[]>([]);

/** Files on their way: the outbox keeps them on the device, sends them by itself, one after the other, and once. */
export const uploadsAtom = atom((get): readonly UploadItem[] => {
  const shares = get(uploadSharesAtom);
  const waiting = get(outboxAtom).filter(({ lane }) => lane === LANE);
  return [...waiting.map((item) => uploadOf(item, shares.get(item.clientKey) ?? 0)), ...get(othersAtom)];
});

// Nothing of the person before stays.
store.sub(sessionAtom, () => store.set(othersAtom, []));

onSent('LibraryFile/save', (item) => {
  if (item.lane !== LANE) return;
  const done: UploadItem = { ...uploadOf(item, 1), state: 'complete' };
  store.set(othersAtom, (others) => [...others, done]);
  setTimeout(() => dropUpload(done.id), RESET_MS);
  void queryClient.invalidateQueries({ queryKey: ['library', 'files'] });
});

/** Takes files; those that the library does not accept say so and are not sent. */
export async function enqueue(files: readonly File[], tagIds: readonly number[]): Promise<void> {
  for (const file of files) {
    if (isDocumentOrImage(file)) await keep(file, tagIds).catch((error: unknown) => refuse(file, whyNotTaken(error)));
    else refuse(file, [refusal()]);
  }
}

export function retryUpload(id: string): void {
  void retry(id);
}

export function dropUpload(id: string): void {
  store.set(othersAtom, (others) => others.filter((other) => other.id !== id));
  void discard(id);
}

function keep(file: File, tagIds: readonly number[]): Promise<OutboxItem> {
  return sendLater({
    lane: LANE,
    laneLabel: t('Library'),
    call: 'LibraryFile/save',
    // The outbox puts in the id of the upload.
    payload: { file_id: 0, caption: '', FileTag: [...tagIds] },
    label: file.name,
    memo: file.size,
    blob: { file, field: 'file_id' },
  });
}

function uploadOf(item: OutboxItem, share: number): UploadItem {
  const bytes = typeof item.memo === 'number' ? item.memo : null;
  return { ...outboxUpload(item), id: item.clientKey, bytes, share, isRefused: false };
}

function refuse({ name, size }: File, errors: readonly string[]): void {
  const about = { id: crypto.randomUUID(), name, bytes: size, share: 0, errors };
  store.set(othersAtom, (others) => [...others, { ...about, state: 'failed', isRefused: true, isKept: true }]);
}

function refusal(): string {
  const list = DOCUMENT_EXTENSIONS.join(', ');
  return t('The library takes images and these documents: {{list}}', { list });
}
