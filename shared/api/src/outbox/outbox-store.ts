import type { Owner, StoredItem } from './stored-item.ts';

/** An item without its place; the file goes beside it. */
export type NewItem = Omit<StoredItem, 'seq' | 'isDurable'>;

/** Where unsent work stands. Every change is one transaction. */
export type OutboxStore = {
  /** Of one person at one employer, in the order of writing. */
  items: (owner: Owner) => Promise<StoredItem[]>;
  /** @throws when there is no room, or the browser forbids it */
  add: (item: NewItem, file: File | null) => Promise<StoredItem>;
  /** @returns null when it was uploaded, or there never was one */
  file: (clientKey: string) => Promise<File | null>;
  /** Keeps a changed item, unless it is gone. With an upload id the file goes in the same step. */
  keep: (item: StoredItem) => Promise<void>;
  /** The server has it: the answer is kept and the item goes, in one step. @returns whether it still stood there */
  settle: (item: StoredItem, answer: SentAnswer) => Promise<boolean>;
  remove: (clientKey: string) => Promise<void>;
  /** When the last one arrived, by the device's clock. */
  lastSentAt: (owner: Owner) => Promise<number | null>;
};

export type SentAnswer = { answer: unknown; sentAt: number };
