import { explain } from '@fieldspan/api/explain';
import { addLibraryFile } from '@fieldspan/api/queries/library';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { uploadFile } from '@fieldspan/api/upload';
import { DOCUMENT_EXTENSIONS, isDocumentOrImage } from '@fieldspan/domain/file-kind';
import { t } from '@fieldspan/ui/i18n';
import { atom } from 'jotai';
import { changedItem, newItem, startable } from './upload-item.ts';
import type { UploadItem } from './upload-item.ts';

/** How long 'Upload Complete' stands before a file leaves the queue (document 1 §4). */
const RESET_MS = 1000;

/** Goes on while a person looks at other screens. */
export const uploadsAtom = atom<readonly UploadItem[]>([]);

/** Takes files; those that the library does not accept say so and are not sent. */
export function enqueue(files: readonly File[], tagIds: readonly number[]): void {
  const items = files.map((file) => {
    const item = newItem(crypto.randomUUID(), file, tagIds);
    return isDocumentOrImage(file) ? item : { ...item, state: 'failed' as const, errors: [refusal()], isRefused: true };
  });
  store.set(uploadsAtom, (before) => [...before, ...items]);
  startNext();
}

export function retryUpload(id: string): void {
  change(id, { state: 'waiting', errors: [], share: 0 });
  startNext();
}

export function dropUpload(id: string): void {
  store.set(uploadsAtom, (items) => items.filter((item) => item.id !== id));
}

function startNext(): void {
  for (const item of startable(store.get(uploadsAtom))) {
    change(item.id, { state: 'uploading' });
    void run(item);
  }
}

async function run(item: UploadItem): Promise<void> {
  try {
    await deliver(item);
    change(item.id, { state: 'complete', share: 1 });
    setTimeout(() => dropUpload(item.id), RESET_MS);
    await queryClient.invalidateQueries({ queryKey: ['library', 'files'] });
  } catch (error) {
    const { text, list } = explain(error);
    change(item.id, { state: 'failed', errors: [text, ...list] });
  } finally {
    startNext();
  }
}

async function deliver({ id, file, tagIds, uploadId }: UploadItem): Promise<void> {
  const fileId = uploadId ?? (await keepBytes(id, file));
  await addLibraryFile({ file_id: fileId, caption: '', FileTag: tagIds });
}

async function keepBytes(id: string, file: File): Promise<number> {
  const stored = await uploadFile(file, { clientKey: id, onProgress: (share) => change(id, { share }) });
  change(id, { uploadId: stored.id });
  return stored.id;
}

function change(id: string, part: Partial<UploadItem>): void {
  store.set(uploadsAtom, (items) => changedItem(items, id, part));
}

function refusal(): string {
  const list = DOCUMENT_EXTENSIONS.join(', ');
  return t('The library takes images and these documents: {{list}}', { list });
}
