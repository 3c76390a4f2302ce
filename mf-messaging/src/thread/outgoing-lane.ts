import type { Uploaded } from '@fieldspan/contract/calls';

/** What a person gave to send. */
export type Draft = { text: string; image: Uploaded | null };

/** A message on its way. It stays until the stream has the stored one with the same key. */
export type Outgoing = Draft & {
  clientKey: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Why it failed, in words. */
  reason: string | null;
  /** The server said no: sending the same again would not help, and what follows need not wait for it. */
  isFinal: boolean;
};

export type Lane = readonly Outgoing[];

export const waiting = (draft: Draft, clientKey: string): Outgoing => ({
  ...draft,
  clientKey,
  state: 'waiting',
  reason: null,
  isFinal: false,
});

/**
 * The message that may go now; null while one is under way, or while an earlier one has failed for lack of
 * a network: messages arrive in the order they were written.
 */
export function nextOf(lane: Lane): Outgoing | null {
  const first = lane.find(({ state, isFinal }) => state !== 'sent' && !(state === 'failed' && isFinal));
  return first?.state === 'waiting' ? first : null;
}

export function changed(lane: Lane, clientKey: string, change: Partial<Outgoing>): Lane {
  return lane.map((message) => (message.clientKey === clientKey ? { ...message, ...change } : message));
}

/** Lets messages that failed for lack of a network wait again. */
export function revived(lane: Lane): Lane {
  return lane.map((message) =>
    message.state === 'failed' && !message.isFinal ? { ...message, state: 'waiting', reason: null } : message,
  );
}

/** What the stream does not show yet. */
export function notArrived(lane: Lane, arrived: readonly { client_key: string | null }[]): Lane {
  const keys = new Set(arrived.map(({ client_key }) => client_key));
  return lane.filter(({ clientKey }) => !keys.has(clientKey));
}
