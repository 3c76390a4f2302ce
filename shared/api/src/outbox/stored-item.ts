import type { Explanation } from '../explain.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { ClockMark } from './waited.ts';

/** The owner of an item: nobody else sees or sends it, and it is not sent to another tenant. */
export type Owner = { userId: number; tenantId: number };

/** An item as the device stores it. Its file is stored separately and deleted after the upload. */
export type StoredItem = Owner &
  Omit<OutboxItem, 'state'> & {
    /** The sequence number that the store assigns. */
    seq: number;
    isRefused: boolean;
    waitedField: string | null;
    written: ClockMark;
    /** The payload field for the file's id. Once `uploadId` is set, retries skip the upload. */
    fileField: string | null;
  };

export function isOwnedBy(item: Owner, owner: Owner | null): boolean {
  return owner !== null && item.userId === owner.userId && item.tenantId === owner.tenantId;
}

/** The current state of sending, which the leader tab shares with the other tabs. */
export type Underway = {
  /** Client keys of items that are being sent. */
  sending: readonly string[];
  /** Why the last try of waiting items failed, by client key. */
  troubles: Readonly<Record<string, Explanation>>;
};

/** Reduces an item to what screens need. */
export function shownItem(item: StoredItem, { sending, troubles }: Underway): OutboxItem {
  const { clientKey, lane, laneLabel, call, payload, label, createdAt, memo, first, isDurable, isBulk } = item;
  const still = item.isRefused ? 'failed' : 'waiting';
  const state = sending.includes(clientKey) ? 'sending' : still;
  const error = item.error ?? troubles[clientKey] ?? null;
  const file = { fileName: item.fileName, uploadId: item.uploadId };
  const what = { clientKey, lane, laneLabel, call, payload, label, createdAt, memo, first, isDurable, isBulk };
  return { ...what, after: item.after, editAt: item.editAt, ...file, state, error };
}
