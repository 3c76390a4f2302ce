import { onSent, outboxAtom } from '@fieldspan/api/outbox/outbox';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';

/** Query keys of thread lists, of one's member entries, and of the thread of a record's comments. */
const CHANGED = [['messaging', 'threads'], ['messaging', 'thread'], ['MessageThread']] as const;

function refresh(): void {
  for (const queryKey of CHANGED) void queryClient.invalidateQueries({ queryKey });
}

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
