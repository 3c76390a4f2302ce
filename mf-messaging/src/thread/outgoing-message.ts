import type { OutboxItem, OutboxState } from '@fieldspan/api/outbox/outbox-item';
import { attachedImage } from '@fieldspan/api/queries/messaging';
import type { Uploaded } from '@fieldspan/contract/calls';

/** What a person gave to send. A `file` has not been stored yet and goes with the message. */
export type Draft = { text: string; image: Uploaded | null; file: File | null };

/** A message on its way. It stays until the stream has the stored one with the same key. */
export type OutgoingMessage = {
  clientKey: string;
  text: string;
  /** The stored attachment, to be put back into the box. */
  image: Uploaded | null;
  fileName: string | null;
  state: OutboxState | 'sent';
  /** Why it has not been sent, in words. */
  reason: string | null;
};

export function outgoingMessage(item: OutboxItem): OutgoingMessage {
  const { clientKey, payload, memo, fileName, state, error } = item;
  const image = attachedImage(memo);
  return {
    clientKey,
    text: typeof payload['message'] === 'string' ? payload['message'] : '',
    image,
    fileName: fileName ?? image?.original_filename ?? null,
    state,
    reason: error && [error.text, ...error.list].join(' '),
  };
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
