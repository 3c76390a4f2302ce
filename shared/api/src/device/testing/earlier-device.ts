import { openDB } from 'idb';
import type { NewItem } from '../../outbox/outbox-store.ts';

/** Unsent work of Dana at her employer. */
export const itemOf = (clientKey: string, change: Partial<NewItem> = {}): NewItem => ({
  userId: 4,
  tenantId: 1,
  clientKey,
  lane: 'thread:7',
  laneLabel: null,
  call: 'Message/save',
  payload: { thread_id: 7, author_id: 4, message: clientKey, client_key: clientKey },
  label: clientKey,
  memo: null,
  isRefused: false,
  error: null,
  createdAt: 1_000,
  written: { deviceMs: 1_000, correctionMs: null, pageMs: 1_000, page: 1 },
  waitedField: null,
  fileName: null,
  fileField: null,
  uploadId: null,
  after: [],
  editAt: null,
  isBulk: false,
  first: null,
  ...change,
});

/** The outbox database of earlier releases. */
export const earlierOutbox = () =>
  openDB('fieldspan-outbox', 1, {
    upgrade(fresh) {
      const items = fresh.createObjectStore('items', { keyPath: 'seq', autoIncrement: true });
      items.createIndex('owner', ['userId', 'tenantId']);
      items.createIndex('clientKey', 'clientKey', { unique: true });
      fresh.createObjectStore('files', { keyPath: 'clientKey' });
      const answers = fresh.createObjectStore('answers', { keyPath: 'clientKey' });
      answers.createIndex('owner', ['userId', 'tenantId', 'sentAt']);
    },
  });

/** Their database of message drafts. */
export const earlierMessages = () =>
  openDB('fieldspan-drafts', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('drafts', { keyPath: ['userId', 'tenantId', 'threadId'] }),
  });

/** Their database of form drafts. */
export const earlierForms = () =>
  openDB('fieldspan-forms', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('drafts', { keyPath: 'draft' });
      fresh.createObjectStore('answers', { keyPath: ['draft', 'field'] });
    },
  });

/** What an earlier release left: two messages to send, one with a picture; drafts of a message and a form. */
export async function leaveEarlier(): Promise<void> {
  const [outbox, messages, forms] = await Promise.all([earlierOutbox(), earlierMessages(), earlierForms()]);
  await outbox.add('items', itemOf('first'));
  await outbox.add('items', itemOf('second', { fileName: 'crack.jpg', fileField: 'image_id' }));
  await outbox.add('files', { clientKey: 'second', file: new File(['crack'], 'crack.jpg') });
  await outbox.put('answers', {
    userId: 4,
    tenantId: 1,
    clientKey: 'zero',
    call: 'Message/save',
    answer: {},
    sentAt: 9,
  });
  await messages.put('drafts', { userId: 4, tenantId: 1, threadId: 7, ...messageDraft('Half a sentence') });
  await forms.put('drafts', { draft: '1/4/trench/', at: 2, equipmentId: null, completion: null, savedAt: 50 });
  await forms.put('answers', { draft: '1/4/trench/', field: 'a', answer: { value: 'deep' } });
  for (const base of [outbox, messages, forms]) base.close();
}

export const messageDraft = (text: string) => ({ key: 'k', text, attachments: [], needsOk: false });

/** The row counts of each table of the earlier databases. */
export async function earlierRows(): Promise<number[]> {
  const counts: number[] = [];
  for (const open of [earlierOutbox, earlierMessages, earlierForms]) {
    const base = await open();
    for (const table of base.objectStoreNames) counts.push(await base.count(table));
    base.close();
  }
  return counts;
}
