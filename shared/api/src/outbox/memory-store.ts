import { isOwnedBy } from './stored-item.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { StoredItem } from './stored-item.ts';

/** Sorts after all items on the device. */
const FIRST_SEQ = 1e12;

/** Stores unsent work in memory while the page is open, for devices that cannot store it. */
export function memoryStore(): OutboxStore & { size: () => number; has: (clientKey: string) => boolean } {
  const items = new Map<string, StoredItem>();
  const files = new Map<string, File>();
  let added = 0;
  let sent: { userId: number; tenantId: number; sentAt: number } | null = null;
  const drop = (clientKey: string) => {
    files.delete(clientKey);
    return items.delete(clientKey);
  };
  return {
    size: () => items.size,
    has: (clientKey) => items.has(clientKey),
    items: async (owner) => [...items.values()].filter((item) => isOwnedBy(item, owner)),
    add: async (item, file) => {
      added += 1;
      const stored = { ...item, seq: FIRST_SEQ + added, isDurable: false };
      items.set(item.clientKey, stored);
      if (file) files.set(item.clientKey, file);
      return stored;
    },
    file: async (clientKey) => files.get(clientKey) ?? null,
    keep: async (item) => {
      if (items.has(item.clientKey)) items.set(item.clientKey, item);
      if (item.uploadId !== null) files.delete(item.clientKey);
    },
    settle: async ({ clientKey, userId, tenantId }, { sentAt }) => {
      sent = { userId, tenantId, sentAt };
      return drop(clientKey);
    },
    remove: async (clientKey) => void drop(clientKey),
    lastSentAt: async (owner) => (sent && isOwnedBy(sent, owner) ? sent.sentAt : null),
  };
}
