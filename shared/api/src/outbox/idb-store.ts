import { committed, onDevice } from '../device/device.ts';
import type { Device } from '../device/device.ts';
import type { ItemRow } from '../device/device-tables.ts';
import { earlierMoved } from '../device/earlier-moved.ts';
import { readable } from '../device/readable.ts';
import { tellDevice } from '../device/tell-device.ts';
import type { NewItem, OutboxStore, SentAnswer } from './outbox-store.ts';
import type { Owner, StoredItem } from './stored-item.ts';

/** The latest answers of each person and employer, for a page that was closed when they came. */
const ANSWERS_KEPT = 50;

/** Stores unsent work in IndexedDB. Every function rejects if the device cannot do it. */
export const idbStore: OutboxStore = {
  items: async (owner) => {
    await earlierMoved('outbox');
    return onDevice((device) => itemsOf(device, owner));
  },
  add: async (item, file) => {
    // Items of earlier releases come first in the order.
    await earlierMoved('outbox');
    return onDevice((device) => add(device, item, file));
  },
  file: async (clientKey) => (await onDevice((device) => device.get('outboxFiles', clientKey)))?.file ?? null,
  keep: (item) => onDevice((device) => keep(device, item)),
  settle: (item, sent) => onDevice((device) => settle(device, item, sent)),
  remove: (clientKey) => onDevice((device) => remove(device, clientKey)),
  lastSentAt: (owner) => onDevice((device) => lastSentAt(device, owner)),
};

async function itemsOf(device: Device, { userId, tenantId }: Owner): Promise<StoredItem[]> {
  const owner: [number, number] = [userId, tenantId];
  const { rows, lost } = await readable(() => device.getAllFromIndex('outboxItems', 'owner', owner), {
    keys: () => device.getAllKeysFromIndex('outboxItems', 'owner', owner),
    one: (key) => device.get('outboxItems', key),
  });
  const whole = rows.filter(isWhole);
  if (lost > 0 || whole.length < rows.length) tellDevice('damaged');
  return whole.map((row) => storedItem(row)).toSorted((a, b) => a.seq - b.seq);
}

/** Whether a row has what is needed to send it; a damaged one does not. */
const isWhole = ({ call, lane, payload }: Partial<ItemRow>): boolean =>
  typeof call === 'string' && typeof lane === 'string' && typeof payload === 'object';

const storedItem = (row: ItemRow): StoredItem => ({
  ...row,
  first: row.first ?? null,
  after: row.after ?? [],
  editAt: row.editAt ?? null,
  isBulk: row.isBulk ?? false,
  seq: row.seq ?? 0,
  isDurable: true,
});

/** Strict: what a person was told is safe must outlive a dead battery. Committed at once: the page may be closing. */
async function add(device: Device, item: NewItem, file: File | null): Promise<StoredItem> {
  const tx = device.transaction(['outboxItems', 'outboxFiles'], 'readwrite', { durability: 'strict' });
  const adding = tx.objectStore('outboxItems').add(item);
  const addingFile = file ? [tx.objectStore('outboxFiles').add({ clientKey: item.clientKey, file })] : [];
  tx.commit();
  await committed(tx, [adding, ...addingFile]);
  return { ...item, seq: await adding, isDurable: true };
}

async function keep(device: Device, row: StoredItem): Promise<void> {
  const tx = device.transaction(['outboxItems', 'outboxFiles'], 'readwrite');
  const stands = await tx.objectStore('outboxItems').getKey(row.seq);
  if (stands !== undefined) {
    await tx.objectStore('outboxItems').put(row);
    if (row.uploadId !== null) await tx.objectStore('outboxFiles').delete(row.clientKey);
  }
  await tx.done;
}

async function settle(device: Device, item: StoredItem, sent: SentAnswer): Promise<boolean> {
  const { seq, clientKey, call, userId, tenantId } = item;
  const tx = device.transaction(['outboxItems', 'outboxFiles', 'outboxSent'], 'readwrite');
  const stands = await tx.objectStore('outboxItems').getKey(seq);
  const answers = tx.objectStore('outboxSent');
  await Promise.all([
    tx.objectStore('outboxItems').delete(seq),
    tx.objectStore('outboxFiles').delete(clientKey),
    answers.put({ userId, tenantId, clientKey, call, ...sent }),
  ]);
  const keys = await answers.index('owner').getAllKeys(ownerRange({ userId, tenantId }));
  await Promise.all(keys.slice(0, -ANSWERS_KEPT).map((key) => answers.delete(key)));
  await tx.done;
  return stands !== undefined;
}

async function remove(device: Device, clientKey: string): Promise<void> {
  const tx = device.transaction(['outboxItems', 'outboxFiles'], 'readwrite');
  const seq = await tx.objectStore('outboxItems').index('clientKey').getKey(clientKey);
  if (seq !== undefined) await tx.objectStore('outboxItems').delete(seq);
  await tx.objectStore('outboxFiles').delete(clientKey);
  await tx.done;
}

async function lastSentAt(device: Device, owner: Owner): Promise<number | null> {
  const range = ownerRange(owner);
  const cursor = await device.transaction('outboxSent').store.index('owner').openCursor(range, 'prev');
  return cursor?.value.sentAt ?? null;
}

function ownerRange({ userId, tenantId }: Owner): IDBKeyRange {
  return IDBKeyRange.bound([userId, tenantId, Number.NEGATIVE_INFINITY], [userId, tenantId, Number.POSITIVE_INFINITY]);
}
