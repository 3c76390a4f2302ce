import { alertError } from '@fieldspan/api/alerts';
import { onSent, outboxAtom, sendLater } from '@fieldspan/api/outbox/outbox';
import type { Outgoing } from '@fieldspan/api/outbox/outbox-item';
import { currentSession, sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import type { NamedPerson } from '@fieldspan/domain/person-name';
import { mentionedIds } from '@fieldspan/domain/message-mentions';
import { atom, useAtomValue } from 'jotai';
import { editAgain } from './draft.ts';
import { messageParts } from './draft-content.ts';
import type { Draft, MessagePart } from './draft-content.ts';
import { notArrived, outgoingMessage } from './outgoing-message.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

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

export type Addressee = { id: number; subject: string; Members: readonly (NamedPerson & { id: number })[] };

/** Takes a message; it goes as soon as those before it are stored. What cannot be taken goes back into the box. */
export async function send(thread: Addressee, draft: Draft): Promise<void> {
  const parts = messageParts(draft);
  for (const [index, part] of parts.entries()) {
    try {
      await sendLater(outgoingOf(thread, part));
    } catch (error) {
      alertError(error);
      const rest = parts.slice(index).flatMap(({ attachment }) => attachment ?? []);
      return editAgain(thread.id, { ...draft, text: part.text, attachments: rest });
    }
  }
}

function outgoingOf(thread: Addressee, part: MessagePart): Outgoing<'Message/save'> {
  const { text, attachment } = part;
  const file = attachment?.uploadId === null ? attachment.file : null;
  const name = attachment?.name ?? null;
  return {
    lane: laneOf(thread.id),
    laneLabel: thread.subject,
    call: 'Message/save',
    payload: payloadOf(thread, part),
    label: text || (name ?? ''),
    memo: name,
    ...(file && { blob: { file, field: 'image_id' } }),
  };
}

function payloadOf(thread: Addressee, { clientKey, text, attachment, needsOk }: MessagePart) {
  const mentions = mentionedIds(text, thread.Members);
  const imageId = attachment?.uploadId ?? null;
  return {
    thread_id: thread.id,
    author_id: currentSession()?.userId ?? 0,
    message: text,
    client_key: clientKey,
    ...(mentions.length > 0 && { mentions }),
    ...(needsOk && { needs_ok: 1 as const }),
    ...(imageId !== null && { image_id: imageId }),
  };
}

/** Forgets what the stream shows by now. */
export function forgetArrived(arrived: readonly { client_key: string | null }[]): void {
  const keys = new Set(arrived.map(({ client_key }) => client_key));
  store.set(sentAtom, (all) => all.filter(({ message }) => !keys.has(message.clientKey)));
}
