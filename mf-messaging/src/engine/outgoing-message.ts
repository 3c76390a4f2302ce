import type { OutboxItem, OutboxState } from '@fieldspan/api/outbox/outbox-item';
import type { Draft } from './draft-content.ts';
import { memoOf } from './draft-memo.ts';

/** A message being sent. It is shown until the stream contains the stored one with the same key. */
export type OutgoingMessage = {
  clientKey: string;
  text: string;
  fileName: string | null;
  /** Upload id of its file, once the server has stored it. */
  uploadId: number | null;
  needsOk: boolean;
  state: OutboxState | 'sent';
  /** Why it has not been sent, in words. */
  reason: string | null;
};

export function outgoingMessage(item: OutboxItem): OutgoingMessage {
  const { clientKey, payload, fileName, uploadId, state, error } = item;
  return {
    clientKey,
    text: typeof payload['message'] === 'string' ? payload['message'] : '',
    fileName: fileName ?? memoOf(item).name,
    uploadId: uploadId ?? (typeof payload['image_id'] === 'number' ? payload['image_id'] : null),
    needsOk: payload['needs_ok'] === 1,
    state,
    reason: error && [error.text, ...error.list].join(' '),
  };
}

/** Refused, or retried without success: it may still be sent, and the person may edit or discard it. */
export const isStuck = ({ state, reason }: OutgoingMessage): boolean =>
  state === 'failed' || (state === 'waiting' && reason !== null);

/** The message as editable content. It gets a new key, because nobody knows whether the old one has arrived. */
export function draftAgain(message: OutgoingMessage, file: File | null): Draft {
  const { text, fileName, uploadId, needsOk } = message;
  const attachment = { key: crypto.randomUUID(), name: fileName ?? '', file, uploadId };
  const hasFile = file !== null || uploadId !== null;
  return { key: crypto.randomUUID(), text, attachments: hasFile ? [attachment] : [], needsOk };
}

/** Messages that the stream does not show yet, each once: a stored one may still be in the outbox for a moment. */
export function notArrived<T extends { clientKey: string }>(
  messages: readonly T[],
  arrived: readonly { client_key: string | null }[],
): T[] {
  const keys = new Set(arrived.map(({ client_key }) => client_key));
  return messages.filter(({ clientKey }) => {
    const isNew = !keys.has(clientKey);
    keys.add(clientKey);
    return isNew;
  });
}
