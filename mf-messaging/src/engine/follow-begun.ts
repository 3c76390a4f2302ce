import { onSent, outboxAtom } from '@fieldspan/api/outbox/outbox';
import { refreshReaders } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';

/** Refreshes thread lists, one's member entries, and the thread of a record's comments. */
const refresh = (): void => void refreshReaders('MessageThread/save');

let isFollowing = false;
let known = new Set<string>();

/** Refreshes the lists when a queued thread is created, and again when its first message is stored. Idempotent. */
export function followBegun(): void {
  if (isFollowing) return;
  isFollowing = true;
  store.sub(outboxAtom, () => {
    const begun = store.get(outboxAtom).filter(({ first }) => first !== null && first.made !== null);
    if (begun.some(({ clientKey }) => !known.has(clientKey))) refresh();
    known = new Set(begun.map(({ clientKey }) => clientKey));
  });
  onSent('Message/save', ({ first }) => {
    if (first !== null) refresh();
  });
}
