import type { Explanation } from '../explain.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { ClockMark } from './waited.ts';

/** Whose work it is: nobody else reads, sees or sends it, and it goes to no other employer. */
export type Owner = { userId: number; tenantId: number };

/** What the device keeps of an item. The file stands beside it and goes when it is uploaded. */
export type StoredItem = Owner &
  Omit<OutboxItem, 'state'> & {
    /** Its place in the order of writing; given by the store. */
    seq: number;
    isRefused: boolean;
    waitedField: string | null;
    written: ClockMark;
    /** The payload's field for the file. With its `uploadId` a later try goes on from there. */
    fileField: string | null;
  };

export function isOwnedBy(item: Owner, owner: Owner | null): boolean {
  return owner !== null && item.userId === owner.userId && item.tenantId === owner.tenantId;
}

/** What the tab that sends knows of the moment, and tells the others. */
export type Underway = {
  /** Client keys on the wire. */
  sending: readonly string[];
  /** Why waiting ones did not get through, by client key. */
  troubles: Readonly<Record<string, Explanation>>;
};

/** What a screen sees of it: nothing that only the machinery needs. */
export function shownItem(item: StoredItem, { sending, troubles }: Underway): OutboxItem {
  const { clientKey, lane, laneLabel, call, payload, label, createdAt, memo, first, isDurable, after, editAt } = item;
  const still = item.isRefused ? 'failed' : 'waiting';
  const state = sending.includes(clientKey) ? 'sending' : still;
  const error = item.error ?? troubles[clientKey] ?? null;
  const file = { fileName: item.fileName, uploadId: item.uploadId };
  const what = { clientKey, lane, laneLabel, call, payload, label, createdAt, memo, first, isDurable, after, editAt };
  return { ...what, ...file, state, error };
}
