import { alertError } from '@fieldspan/api/alerts';
import { onSent, outboxAtom, sendLater } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem, Outgoing } from '@fieldspan/api/outbox/outbox-item';
import { currentSession, sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { mentionedIds } from '@fieldspan/domain/message-mentions';
import { atom, useAtomValue } from 'jotai';
import type { Addressee } from './addressee.ts';
import { editAgain } from './draft.ts';
import { messageParts } from './draft-content.ts';
import type { Draft, MessagePart } from './draft-content.ts';
import { memoOf } from './draft-memo.ts';
import type { DraftMemo } from './draft-memo.ts';
import type { BoxId } from './draft-store.ts';
import { followBegun } from './follow-begun.ts';
import { notArrived, outgoingMessage } from './outgoing-message.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

const LANE = 'thread:';

/** Until a thread exists, its lane is named after the compose box. */
const laneOf = (place: BoxId): string => `${LANE}${place}`;

type Sent = { lane: string; box: BoxId | null; message: OutgoingMessage };

/** Stored by the server, but not in the stream yet. */
const sentAtom = atom<readonly Sent[]>([]);

// Clears everything when another person signs in.
store.sub(sessionAtom, () => store.set(sentAtom, []));

onSent('Message/save', (item) => {
  const message: OutgoingMessage = { ...outgoingMessage(item), state: 'sent', reason: null };
  store.set(sentAtom, (all) => [...all, { lane: item.lane, box: memoOf(item).box, message }]);
});
followBegun();

/** The messages of a thread that are being sent and not in its stream yet, in writing order. */
export function useOutgoing(
  threadId: number,
  arrived: readonly { client_key: string | null }[],
): readonly OutgoingMessage[] {
  const lane = laneOf(threadId);
  const waiting = useAtomValue(outboxAtom).filter((item) => item.lane === lane);
  const sent = useAtomValue(sentAtom).filter((other) => other.lane === lane);
  return notArrived(messagesOf(sent, waiting), arrived);
}

/** The messages written in a box that no stream shows yet, in writing order. */
export function useOutgoingOf(box: BoxId): readonly OutgoingMessage[] {
  const lane = laneOf(box);
  const waiting = useAtomValue(outboxAtom).filter((item) => item.lane === lane || memoOf(item).box === box);
  const sent = useAtomValue(sentAtom).filter((other) => other.box === box);
  return notArrived(messagesOf(sent, waiting), []);
}

const messagesOf = (sent: readonly Sent[], waiting: readonly OutboxItem[]): OutgoingMessage[] => [
  ...sent.map(({ message }) => message),
  ...waiting.map((item) => outgoingMessage(item)),
];

/** Queues a message; it is sent after those before it. If the outbox refuses it, it goes back into the box. */
export async function send(to: Addressee, draft: Draft): Promise<void> {
  const parts = messageParts(draft);
  for (const [index, part] of parts.entries()) {
    try {
      await sendLater(outgoingOf(to, part));
    } catch (error) {
      alertError(error);
      const rest = parts.slice(index).flatMap(({ attachment }) => attachment ?? []);
      return editAgain(to.box, { ...draft, text: part.text, attachments: rest });
    }
  }
}

/** A draft's message in the form that the outbox stores. */
export function outgoingOf(to: Addressee, part: MessagePart): Outgoing<'Message/save', 'MessageThread/save'> {
  const { text, attachment } = part;
  const file = attachment?.uploadId === null ? attachment.file : null;
  const name = attachment?.name ?? null;
  return {
    lane: laneOf(to.threadId ?? to.box),
    laneLabel: to.subject,
    call: 'Message/save',
    payload: payloadOf(to, part),
    label: text || (name ?? ''),
    memo: { name, box: to.box, start: to.start ?? null } satisfies DraftMemo,
    ...(file && { blob: { file, field: 'image_id' } }),
    ...firstOf(to),
  };
}

function firstOf({ first }: Addressee): Pick<Outgoing<'Message/save', 'MessageThread/save'>, 'first'> {
  return first ? { first: { call: 'MessageThread/save', payload: first, field: 'thread_id', lane: LANE } } : {};
}

function payloadOf(to: Addressee, { clientKey, text, attachment, needsOk }: MessagePart) {
  const mentions = mentionedIds(text, to.Members);
  const imageId = attachment?.uploadId ?? null;
  return {
    ...(to.threadId !== null && { thread_id: to.threadId }),
    author_id: currentSession()?.userId ?? 0,
    message: text,
    client_key: clientKey,
    ...(mentions.length > 0 && { mentions }),
    ...(needsOk && { needs_ok: 1 as const }),
    ...(imageId !== null && { image_id: imageId }),
  };
}

/** Forgets the messages that the stream shows now. */
export function forgetArrived(arrived: readonly { client_key: string | null }[]): void {
  const keys = new Set(arrived.map(({ client_key }) => client_key));
  store.set(sentAtom, (all) => all.filter(({ message }) => !keys.has(message.clientKey)));
}
