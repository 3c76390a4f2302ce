import { memoryStore } from './memory-store.ts';
import type { OutboxStore } from './outbox-store.ts';

/**
 * Stores items on the device, or in the page's memory if the device cannot store them. Once an item is in memory, later
 * ones go there too, to keep the order.
 * @param open rejects if the browser offers no storage
 * @param onNotKept called each time an item is stored in memory only
 */
export function deviceStore(open: () => Promise<OutboxStore>, onNotKept: () => void): OutboxStore {
  const memory = memoryStore();
  const device = open().catch(() => null);
  const both = async <T>(ask: (store: OutboxStore) => Promise<T>): Promise<T[]> => {
    const kept = await device;
    return Promise.all([...(kept ? [ask(kept)] : []), ask(memory)]);
  };
  const homeOf = async ({ isDurable }: { isDurable: boolean }) => (isDurable ? ((await device) ?? memory) : memory);

  const addToDevice: OutboxStore['add'] = async (item, file) => {
    const kept = await device;
    if (kept === null || memory.size() > 0) throw new Error('Kept in memory');
    return kept.add(item, file);
  };
  return {
    items: async (owner) => (await both((store) => store.items(owner))).flat(),
    add: async (item, file) => {
      try {
        return await addToDevice(item, file);
      } catch (error) {
        if (isTaken(error)) throw error;
        onNotKept();
        return memory.add(item, file);
      }
    },
    file: async (clientKey) => (await both((store) => store.file(clientKey))).find((file) => file !== null) ?? null,
    keep: async (item) => (await homeOf(item)).keep(item),
    settle: async (item, sent) => (await homeOf(item)).settle(item, sent),
    remove: async (clientKey) => void (await both((store) => store.remove(clientKey))),
    lastSentAt: async (owner) => {
      const times = (await both((store) => store.lastSentAt(owner))).filter((time) => time !== null);
      return times.length === 0 ? null : Math.max(...times);
    },
  };
}

/** Whether an item with this key already exists. */
function isTaken(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'ConstraintError';
}
