import { outboxAtom } from '@fieldspan/api/outbox/outbox';
import { useAtomValue } from 'jotai';
import { isNewThreadBox } from '../engine/new-thread-box.ts';
import { memoOf } from '../engine/draft-memo.ts';
import type { ThreadStart } from '../engine/draft-content.ts';
import { followBegun } from '../engine/follow-begun.ts';
import { outgoingMessage } from '../engine/outgoing-message.ts';
import type { OutgoingMessage } from '../engine/outgoing-message.ts';

followBegun();

/** A thread that is not on the server yet, with its first message. */
export type UnsentThread = { message: OutgoingMessage; start: ThreadStart };

/** In writing order. */
export function useUnsentThreads(): readonly UnsentThread[] {
  return useAtomValue(outboxAtom).flatMap((item) => {
    const { box, start } = memoOf(item);
    const isWaiting = isNewThreadBox(box) && start !== null && item.first?.made === null;
    return isWaiting ? [{ message: outgoingMessage(item), start }] : [];
  });
}
