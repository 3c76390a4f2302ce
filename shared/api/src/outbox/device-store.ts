import { memoryStore } from './memory-store.ts';
import type { OutboxStore } from './outbox-store.ts';

/**
 * The device's store, and the page's memory for what the device does not take. Once something stands in memory what
 * follows stands there too, so that the order holds.
 * @param open @throws when the browser keeps nothing for us
 * @param onNotKept told each time that work stands in memory only
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

/** It stands there already. */
function isTaken(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'ConstraintError';
}
