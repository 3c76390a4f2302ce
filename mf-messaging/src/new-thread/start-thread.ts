import { discard, onSent, outboxAtom, sendLater } from '@fieldspan/api/outbox/outbox';
import type { Explanation } from '@fieldspan/api/explain';
import { newThread } from '@fieldspan/api/queries/messaging';
import { store } from '@fieldspan/api/store';
import type { Addressee } from '../engine/addressee.ts';
import { messageParts } from '../engine/draft-content.ts';
import type { Draft, ThreadStart } from '../engine/draft-content.ts';
import { outgoingOf } from '../engine/outgoing.ts';
import { newThreadBox } from '../engine/new-thread-box.ts';

/**
 * The result of starting a thread: it exists; it is queued until there is a network; or the server refused it and it is
 * withdrawn.
 */
export type Beginning = { kind: 'begun'; slug: string } | { kind: 'waits' } | { kind: 'refused'; why: Explanation };

export type NewThreadDraft = Draft & { start: ThreadStart };

/** How long a dialog waits for the result before it closes. */
const PATIENCE_MS = 5000;

/**
 * Stores a new thread and its first message on the device, to be sent together.
 * @param onKept called when it is stored
 * @returns the result, as soon as it is known
 * @throws when it could not be stored
 */
export async function startThread(ownId: number, draft: NewThreadDraft, onKept: () => void): Promise<Beginning> {
  const { subject, memberIds, about } = draft.start;
  const begins = { subject, memberIds, createdBy: ownId, isOpen: true, clientKey: draft.key, ...(about && { about }) };
  const to: Addressee = {
    threadId: null,
    box: newThreadBox(about),
    subject,
    Members: [],
    first: newThread(begins),
    start: draft.start,
  };
  const beginning = beginningOf(draft.key);
  for (const part of messageParts(draft)) await sendLater(outgoingOf(to, part));
  onKept();
  const outcome = await beginning;
  if (outcome.kind === 'refused') await discard(draft.key);
  return outcome;
}

function beginningOf(clientKey: string): Promise<Beginning> {
  const { promise, resolve } = Promise.withResolvers<Beginning>();
  const stopHearing = onSent('Message/save', ({ clientKey: sent, first }) => {
    if (sent === clientKey) resolve(first?.made ? { kind: 'begun', slug: first.made.slug } : { kind: 'waits' });
  });
  const stopLooking = store.sub(outboxAtom, () => {
    const item = store.get(outboxAtom).find((other) => other.clientKey === clientKey);
    if (!item?.error) return;
    resolve(item.state === 'failed' ? { kind: 'refused', why: item.error } : { kind: 'waits' });
  });
  const timer = setTimeout(() => resolve({ kind: 'waits' }), PATIENCE_MS);
  return promise.finally(() => {
    clearTimeout(timer);
    stopHearing();
    stopLooking();
  });
}
