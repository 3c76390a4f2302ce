import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import type { ThreadStart } from './draft-content.ts';
import type { BoxId } from './draft-store.ts';

/** What an outbox item remembers of its draft, so that it can be edited again. */
export type DraftMemo = {
  /** Type of its file. */
  name: string | null;
  /** The box it was written in; null for items of earlier versions. */
  box: BoxId | null;
  start: ThreadStart | null;
};

export function memoOf({ memo }: Pick<OutboxItem, 'memo'>): DraftMemo {
  if (isMemo(memo)) return memo;
  return { name: typeof memo === 'string' ? memo : null, box: null, start: null };
}

/** Only this folder writes them, so the type is certain. */
function isMemo(memo: unknown): memo is DraftMemo {
  return typeof memo === 'object' && memo !== null && 'name' in memo && 'box' in memo && 'start' in memo;
}
