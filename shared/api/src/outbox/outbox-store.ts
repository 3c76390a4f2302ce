import type { Owner, StoredItem } from './stored-item.ts';

/** An item before the store gives it a sequence number; its file is passed separately. */
export type NewItem = Omit<StoredItem, 'seq' | 'isDurable'>;

/** Storage for unsent work. Every change is one transaction. */
export type OutboxStore = {
  /** Items of one person at one tenant, in the order of writing. */
  items: (owner: Owner) => Promise<StoredItem[]>;
  /** @throws if there is no room or the browser forbids it */
  add: (item: NewItem, file: File | null) => Promise<StoredItem>;
  /** @returns null if it is already uploaded or the item has none */
  file: (clientKey: string) => Promise<File | null>;
  /**
   * Stores a changed item, unless it was removed. If it has an upload id, its file is deleted in the same transaction.
   */
  keep: (item: StoredItem) => Promise<void>;
  /**
   * The server has accepted the item: stores the answer and removes the item in one transaction.
   * @returns whether the item was still there
   */
  settle: (item: StoredItem, answer: SentAnswer) => Promise<boolean>;
  remove: (clientKey: string) => Promise<void>;
  /** When the last item was sent, on the device's clock. */
  lastSentAt: (owner: Owner) => Promise<number | null>;
};

export type SentAnswer = { answer: unknown; sentAt: number };
