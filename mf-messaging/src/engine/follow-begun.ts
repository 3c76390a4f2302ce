import { onSent, outboxAtom } from '@fieldspan/api/outbox/outbox';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';

/** Lists of threads, one's members, and the thread of a record's comments. */
const CHANGED = [['messaging', 'threads'], ['messaging', 'thread'], ['MessageThread']] as const;

function refresh(): void {
  for (const queryKey of CHANGED) void queryClient.invalidateQueries({ queryKey });
}

let isFollowing = false;
let known = new Set<string>();

/**
 * Shows threads that begin with a message that was waiting: when they are there, and when its words are in them.
 * Repeating it does nothing.
 */
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
