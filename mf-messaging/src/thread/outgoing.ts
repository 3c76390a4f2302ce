import { alertError } from '@fieldspan/api/alerts';
import { onSent, outboxAtom, sendLater } from '@fieldspan/api/outbox/outbox';
import { currentSession, sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { atom, useAtomValue } from 'jotai';
import { editAgain } from './draft.ts';
import { notArrived, outgoingMessage } from './outgoing-message.ts';
import type { Draft, OutgoingMessage } from './outgoing-message.ts';

const laneOf = (threadId: number): string => `thread:${threadId}`;

type Sent = { lane: string; message: OutgoingMessage };

/** Stored by the server, and not in the stream yet. */
const sentAtom = atom<readonly Sent[]>([]);

// Nothing of the person before stays.
store.sub(sessionAtom, () => store.set(sentAtom, []));

onSent('Message/save', (item) => {
  const message: OutgoingMessage = { ...outgoingMessage(item), state: 'sent', reason: null };
  store.set(sentAtom, (all) => [...all, { lane: item.lane, message }]);
});

/** What is on its way in a thread and not in its stream yet, in the order of writing. */
export function useOutgoing(
  threadId: number,
  arrived: readonly { client_key: string | null }[],
): readonly OutgoingMessage[] {
  const lane = laneOf(threadId);
  const waiting = useAtomValue(outboxAtom).filter((item) => item.lane === lane);
  const sent = useAtomValue(sentAtom).filter((other) => other.lane === lane);
  return notArrived([...sent.map(({ message }) => message), ...waiting.map((item) => outgoingMessage(item))], arrived);
}

type Addressee = { id: number; subject: string };

/** Takes a message; it goes as soon as those before it are stored. What cannot be taken goes back into the box. */
export async function send(thread: Addressee, draft: Draft): Promise<void> {
  const { text, image, file } = draft;
  try {
    await sendLater({
      lane: laneOf(thread.id),
      laneLabel: thread.subject,
      call: 'Message/save',
      payload: {
        thread_id: thread.id,
        author_id: currentSession()?.userId ?? 0,
        message: text,
        ...(image && { image_id: image.id }),
      },
      label: labelOf(draft),
      memo: { image },
      ...(file && { blob: { file, field: 'image_id' } }),
    });
  } catch (error) {
    alertError(error);
    editAgain(thread.id, draft);
  }
}

function labelOf({ text, image, file }: Draft): string {
  return text === '' ? (file?.name ?? image?.original_filename ?? '') : text;
}

/** Forgets what the stream shows by now. */
export function forgetArrived(arrived: readonly { client_key: string | null }[]): void {
  const keys = new Set(arrived.map(({ client_key }) => client_key));
  store.set(sentAtom, (all) => all.filter(({ message }) => !keys.has(message.clientKey)));
}
