import type { OutboxItem, OutboxState } from '@fieldspan/api/outbox/outbox-item';
import type { Draft } from './draft-content.ts';
import { memoOf } from './draft-memo.ts';

/** A message on its way. It stays until the stream has the stored one with the same key. */
export type OutgoingMessage = {
  clientKey: string;
  text: string;
  fileName: string | null;
  /** Of that file, once the server has it. */
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

/** Refused, or tried in vain: it goes on by itself, and the person may still think better of it. */
export const isStuck = ({ state, reason }: OutgoingMessage): boolean =>
  state === 'failed' || (state === 'waiting' && reason !== null);

/** The message as its writer goes on with it; under a new key, for nobody knows whether the old one has arrived. */
export function draftAgain(message: OutgoingMessage, file: File | null): Draft {
  const { text, fileName, uploadId, needsOk } = message;
  const attachment = { key: crypto.randomUUID(), name: fileName ?? '', file, uploadId };
  const hasFile = file !== null || uploadId !== null;
  return { key: crypto.randomUUID(), text, attachments: hasFile ? [attachment] : [], needsOk };
}

/** What the stream does not show yet, each once: one that was stored may stand in the outbox for a moment longer. */
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
