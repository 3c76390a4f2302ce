import { isApiError } from '@fieldspan/api/api-error';
import { explain } from '@fieldspan/api/explain';
import { sendMessage } from '@fieldspan/api/queries/messaging';
import { currentSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { atom, useAtomValue } from 'jotai';
import { changed, nextOf, notArrived, revived, waiting } from './outgoing-lane.ts';
import type { Draft, Lane, Outgoing } from './outgoing-lane.ts';

/** One lane per person and thread: nobody sends or sees what another person wrote on this device. */
const lanesAtom = atom<Readonly<Record<string, Lane>>>({});
const NOTHING: Lane = [];

const keyOf = (threadId: number): string => `${currentSession()?.userId ?? 0}/${threadId}`;

function laneOf(key: string): Lane {
  return store.get(lanesAtom)[key] ?? NOTHING;
}

function setLane(key: string, lane: Lane): void {
  store.set(lanesAtom, (lanes) => ({ ...lanes, [key]: lane }));
}

/** What is on its way in a thread and not in its stream yet. */
export function useOutgoing(threadId: number, arrived: readonly { client_key: string | null }[]): Lane {
  const lane = useAtomValue(lanesAtom)[keyOf(threadId)] ?? NOTHING;
  return notArrived(lane, arrived);
}

/** Threads with something on its way; all of them try again when the network is back. */
const busyThreads = new Set<number>();
window.addEventListener('online', () => {
  for (const threadId of busyThreads) retry(threadId);
});

/** Takes a message; it goes as soon as those before it are stored. */
export function send(threadId: number, draft: Draft): void {
  const key = keyOf(threadId);
  busyThreads.add(threadId);
  setLane(key, [...laneOf(key), waiting(draft, crypto.randomUUID())]);
  void drain(threadId, key);
}

/** Tries again what failed for lack of a network, and this message even when it was refused. */
export function retry(threadId: number, clientKey?: string): void {
  const key = keyOf(threadId);
  const lane = revived(laneOf(key));
  setLane(key, clientKey ? changed(lane, clientKey, { state: 'waiting', reason: null, isFinal: false }) : lane);
  void drain(threadId, key);
}

/** Takes a message back that was not sent. */
export function takeBack(threadId: number, clientKey: string): void {
  const key = keyOf(threadId);
  setLane(
    key,
    laneOf(key).filter((message) => message.clientKey !== clientKey),
  );
  void drain(threadId, key);
}

/** Forgets what the stream shows by now. */
export function forgetArrived(threadId: number, arrived: readonly { client_key: string | null }[]): void {
  const key = keyOf(threadId);
  setLane(key, notArrived(laneOf(key), arrived));
}

/** Sends one after the other; a lane never has two under way, and never sends under another person's session. */
async function drain(threadId: number, key: string): Promise<void> {
  for (let next = nextOf(laneOf(key)); next && key === keyOf(threadId); next = nextOf(laneOf(key))) {
    const { clientKey } = next;
    setLane(key, changed(laneOf(key), clientKey, { state: 'sending' }));
    const outcome = await deliver(threadId, next);
    setLane(key, changed(laneOf(key), clientKey, outcome));
  }
}

async function deliver(threadId: number, { text, image, clientKey }: Outgoing): Promise<Partial<Outgoing>> {
  try {
    await sendMessage({
      thread_id: threadId,
      author_id: currentSession()?.userId ?? 0,
      message: text,
      client_key: clientKey,
      ...(image && { image_id: image.id }),
    });
    return { state: 'sent', reason: null };
  } catch (error) {
    const isFinal = isApiError(error) && (error.kind === 'refused' || error.kind === 'status');
    const { text: reason, list } = explain(error);
    return { state: 'failed', isFinal, reason: [reason, ...list].join(' ') };
  }
}
