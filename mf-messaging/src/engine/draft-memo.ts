import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import type { ThreadStart } from './draft-content.ts';
import type { BoxId } from './draft-store.ts';

/** What something on its way remembers of the draft that it was. */
export type DraftMemo = {
  /** Of its file. */
  name: string | null;
  /** Where it was written; null where an earlier version wrote it. */
  box: BoxId | null;
  start: ThreadStart | null;
};

export function memoOf({ memo }: Pick<OutboxItem, 'memo'>): DraftMemo {
  if (isMemo(memo)) return memo;
  return { name: typeof memo === 'string' ? memo : null, box: null, start: null };
}

/** Only this folder writes them. */
function isMemo(memo: unknown): memo is DraftMemo {
  return typeof memo === 'object' && memo !== null && 'name' in memo && 'box' in memo && 'start' in memo;
}
