import { hasCode } from '@fieldspan/domain/is-error';
import { memoryStore } from './memory-store.ts';
import type { OutboxStore } from './outbox-store.ts';
import { isOwnedBy } from './stored-item.ts';
import type { Owner, StoredItem } from './stored-item.ts';

/** Called when work is stored in memory only, and when the device's items cannot be read. */
type Tellers = { onNotKept: () => void; onUnread: () => void };

/**
 * Stores items on the device, or in the page's memory if the device cannot store them. Once an item is in memory, later
 * ones go there too, to keep the order.
 */
export function deviceStore(device: OutboxStore, { onNotKept, onUnread }: Tellers): OutboxStore {
  const memory = memoryStore();
  let known: readonly StoredItem[] = [];
  const homeOf = ({ isDurable }: { isDurable: boolean }) => (isDurable ? device : memory);

  const read = async (owner: Owner): Promise<readonly StoredItem[]> => {
    try {
      known = await device.items(owner);
    } catch (error) {
      // Without a database there are no items to miss.
      if (!hasCode(error, 'NoDeviceError')) onUnread();
    }
    return known.filter((item) => isOwnedBy(item, owner));
  };
  const addToDevice: OutboxStore['add'] = async (item, file) => {
    if (memory.size() > 0) throw new Error('Kept in memory');
    return device.add(item, file);
  };
  return {
    items: async (owner) => [...(await read(owner)), ...(await memory.items(owner))],
    add: async (item, file) => {
      try {
        return await addToDevice(item, file);
      } catch (error) {
        if (hasCode(error, 'ConstraintError')) throw error;
        onNotKept();
        return memory.add(item, file);
      }
    },
    file: (clientKey) => (memory.has(clientKey) ? memory : device).file(clientKey),
    keep: (item) => homeOf(item).keep(item),
    settle: (item, sent) => homeOf(item).settle(item, sent),
    remove: (clientKey) => (memory.has(clientKey) ? memory : device).remove(clientKey),
    lastSentAt: async (owner) => {
      const times = [await device.lastSentAt(owner).catch(() => null), await memory.lastSentAt(owner)];
      const arrivals = times.filter((time) => time !== null);
      return arrivals.length === 0 ? null : Math.max(...arrivals);
    },
  };
}
