import { atom } from 'jotai/vanilla';
import type { Atom } from 'jotai/vanilla';
import { refreshReaders } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import type { CallName } from '../call-types.ts';
import { BatchRefresh } from './batch-refresh.ts';
import { clockMark } from './clock-mark.ts';
import { sentListeners } from './listeners.ts';
import type { SentListener } from './listeners.ts';
import type { OutboxItem, OutboxStatus, Outgoing } from './outbox-item.ts';
import { newItem } from './new-item.ts';
import { knownOwner } from './owner.ts';
import { OutboxTab } from './outbox-tab.ts';
import type { Shown } from './outbox-tab.ts';
import { shownItem } from './stored-item.ts';

const IDLE = { sending: [], troubles: {} };
const NOTHING: Shown = { items: [], underway: IDLE, lastSentAt: null };
const shownAtom = atom(NOTHING);

/** The unsent work of the signed-in person at the active tenant, oldest first. */
export const outboxAtom: Atom<readonly OutboxItem[]> = atom((get) => {
  const { items, underway } = get(shownAtom);
  return items.map((item) => shownItem(item, underway));
});

/** Whether the device's items have been read; before that a missing item may still appear. */
export const isOutboxReadAtom: Atom<boolean> = atom((get) => get(shownAtom) !== NOTHING);

const sharesAtom = atom<ReadonlyMap<string, number>>(new Map());

/** Upload progress by client key, 0 to 1; only in the tab that sends. */
export const uploadSharesAtom: Atom<ReadonlyMap<string, number>> = atom((get) => get(sharesAtom));

export const outboxStatusAtom: Atom<OutboxStatus> = atom((get) => {
  const items = get(outboxAtom);
  const failed = items.filter(({ state }) => state === 'failed').length;
  return {
    waiting: items.length - failed,
    failed,
    isSending: items.some(({ state }) => state === 'sending'),
    allSentAt: items.length === 0 ? get(shownAtom).lastSentAt : null,
  };
});

const listeners = sentListeners();
const batches = new BatchRefresh();

/** How many files of the same batch still wait; of what is not in one, none. */
function leftOf(sent: OutboxItem): number {
  if (!sent.isBulk) return 0;
  const isLeft = ({ call, isBulk, state, clientKey }: OutboxItem) =>
    isBulk && call === sent.call && state !== 'failed' && clientKey !== sent.clientKey;
  return store.get(outboxAtom).filter(isLeft).length;
}

let running: OutboxTab | null = null;

function outbox(): OutboxTab {
  running ??= new OutboxTab({
    show: (shown) => store.set(shownAtom, shown),
    onRefused: listeners.onRefused,
    onShare: (clientKey, share) => store.set(sharesAtom, (shares) => new Map(shares).set(clientKey, share)),
    onSent: (item, answer) => {
      if (batches.isDue(item.call, leftOf(item))) void refreshReaders(item.call, 'LibraryUpload/save');
      listeners.onSent(item, answer);
    },
  });
  return running;
}

/** Starts sending the stored items. Calling it again does nothing.
 * @returns a function that stops it
 */
export function startOutbox(): () => void {
  outbox();
  return () => {
    running?.stop();
    running = null;
    store.set(shownAtom, NOTHING);
  };
}

/**
 * Queues work to be sent. Resolves when it is stored on the device; it is sent as soon as possible.
 * @throws if nobody is signed in and it has no writer
 */
export async function sendLater<const C extends CallName, const F extends CallName = never>(
  outgoing: Outgoing<C, F>,
): Promise<OutboxItem> {
  const written = clockMark();
  const owner = outgoing.writer ?? (await knownOwner());
  const stored = await outbox().engine.add(newItem(outgoing, owner, written), outgoing.blob?.file ?? null);
  return shownItem(stored, IDLE);
}

/** Sends a failed item again. */
export async function retry(clientKey: string): Promise<void> {
  await outbox().engine.retry(clientKey);
}

/**
 * Removes unsent items. What is just being sent may have arrived. Items that wait for each other are removed in one
 * call: one by one, the next would be sent because nothing is before it any more.
 */
export async function discard(...clientKeys: readonly string[]): Promise<void> {
  await outbox().engine.discard(clientKeys);
}

/** The file of an unsent item, for a person who continues editing it. */
export function waitingFile(clientKey: string): Promise<File | null> {
  return outbox().engine.file(clientKey);
}

/** Tries all waiting items at once, in every tab. */
export function sendNow(): void {
  outbox().wake();
}

/**
 * Calls the listener in every tab after the server has accepted a call; it may be called more than once.
 * @returns a function that removes it
 */
export function onSent<const C extends CallName>(call: C, listener: SentListener<C>): () => void {
  return listeners.addSent(call, listener);
}

/** Calls the listener in every tab when the server has refused a call; `item.error` says why. */
export function onRefused(call: CallName, listener: (item: OutboxItem) => void): () => void {
  return listeners.addRefused(call, listener);
}
