import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { NewItem, OutboxStore, SentAnswer } from './outbox-store.ts';
import type { Owner, StoredItem } from './stored-item.ts';

const NAME = 'fieldspan-outbox';
const VERSION = 1;

/** How many answers are stored per person and tenant, for pages that were closed when they arrived. */
const ANSWERS_KEPT = 50;

/** Fields that rows of earlier versions do not have. */
type Later = 'first' | 'after' | 'editAt';
type ItemRow = Omit<NewItem, Later> & Partial<Pick<NewItem, Later>> & { seq?: number };
type AnswerRow = Owner & SentAnswer & { clientKey: string; call: string };

type Tables = DBSchema & {
  items: { key: number; value: ItemRow; indexes: { owner: [number, number]; clientKey: string } };
  files: { key: string; value: { clientKey: string; file: File } };
  answers: { key: string; value: AnswerRow; indexes: { owner: [number, number, number] } };
};

/**
 * Stores unsent work in IndexedDB.
 * @throws if the browser offers none
 */
export async function openIdbStore(): Promise<OutboxStore> {
  let opening: Promise<Db> | null = null;
  // A phone may close the connection while the page sleeps, so it is reopened on the next use.
  const db = () => (opening ??= open(() => (opening = null)));
  await db();
  return {
    items: async (owner) => itemsOf(await db(), owner),
    add: async (item, file) => add(await db(), item, file),
    file: async (clientKey) => (await (await db()).get('files', clientKey))?.file ?? null,
    keep: async (item) => keep(await db(), item),
    settle: async (item, sent) => settle(await db(), item, sent),
    remove: async (clientKey) => remove(await db(), clientKey),
    lastSentAt: async (owner) => lastSentAt(await db(), owner),
  };
}

function open(onClosed: () => void): Promise<Db> {
  return openDB<Tables>(NAME, VERSION, {
    upgrade(fresh) {
      const items = fresh.createObjectStore('items', { keyPath: 'seq', autoIncrement: true });
      items.createIndex('owner', ['userId', 'tenantId']);
      items.createIndex('clientKey', 'clientKey', { unique: true });
      fresh.createObjectStore('files', { keyPath: 'clientKey' });
      const answers = fresh.createObjectStore('answers', { keyPath: 'clientKey' });
      answers.createIndex('owner', ['userId', 'tenantId', 'sentAt']);
    },
    terminated: onClosed,
  });
}

type Db = IDBPDatabase<Tables>;

async function itemsOf(db: Db, { userId, tenantId }: Owner): Promise<StoredItem[]> {
  const rows = await db.getAllFromIndex('items', 'owner', [userId, tenantId]);
  return rows.map((row) => storedItem(row)).toSorted((a, b) => a.seq - b.seq);
}

const storedItem = (row: ItemRow): StoredItem => ({
  ...row,
  first: row.first ?? null,
  after: row.after ?? [],
  editAt: row.editAt ?? null,
  seq: row.seq ?? 0,
  isDurable: true,
});

/**
 * Strict durability, because the person is told that the work is safe, even if the battery dies. Committed at once,
 * because the page may be closing.
 */
async function add(db: Db, item: NewItem, file: File | null): Promise<StoredItem> {
  const tx = db.transaction(['items', 'files'], 'readwrite', { durability: 'strict' });
  const adding = tx.objectStore('items').add(item);
  const addingFile = file && tx.objectStore('files').add({ clientKey: item.clientKey, file });
  tx.commit();
  const [seq] = await Promise.all([adding, addingFile, tx.done]);
  return { ...item, seq, isDurable: true };
}

async function keep(db: Db, row: StoredItem): Promise<void> {
  const tx = db.transaction(['items', 'files'], 'readwrite');
  const stands = await tx.objectStore('items').getKey(row.seq);
  if (stands !== undefined) {
    await tx.objectStore('items').put(row);
    if (row.uploadId !== null) await tx.objectStore('files').delete(row.clientKey);
  }
  await tx.done;
}

async function settle(db: Db, item: StoredItem, sent: SentAnswer): Promise<boolean> {
  const { seq, clientKey, call, userId, tenantId } = item;
  const tx = db.transaction(['items', 'files', 'answers'], 'readwrite');
  const stands = await tx.objectStore('items').getKey(seq);
  const answers = tx.objectStore('answers');
  await Promise.all([
    tx.objectStore('items').delete(seq),
    tx.objectStore('files').delete(clientKey),
    answers.put({ userId, tenantId, clientKey, call, ...sent }),
  ]);
  const keys = await answers.index('owner').getAllKeys(ownerRange({ userId, tenantId }));
  await Promise.all(keys.slice(0, -ANSWERS_KEPT).map((key) => answers.delete(key)));
  await tx.done;
  return stands !== undefined;
}

async function remove(db: Db, clientKey: string): Promise<void> {
  const tx = db.transaction(['items', 'files'], 'readwrite');
  const seq = await tx.objectStore('items').index('clientKey').getKey(clientKey);
  if (seq !== undefined) await tx.objectStore('items').delete(seq);
  await tx.objectStore('files').delete(clientKey);
  await tx.done;
}

async function lastSentAt(db: Db, owner: Owner): Promise<number | null> {
  const cursor = await db.transaction('answers').store.index('owner').openCursor(ownerRange(owner), 'prev');
  return cursor?.value.sentAt ?? null;
}

function ownerRange({ userId, tenantId }: Owner): IDBKeyRange {
  return IDBKeyRange.bound([userId, tenantId, Number.NEGATIVE_INFINITY], [userId, tenantId, Number.POSITIVE_INFINITY]);
}
