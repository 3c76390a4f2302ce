import { atom } from 'jotai/vanilla';
import type { Atom } from 'jotai/vanilla';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import type { CallName } from '../call-types.ts';
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

/** The unsent work of the signed-in person at the active employer, oldest first. */
export const outboxAtom: Atom<readonly OutboxItem[]> = atom((get) => {
  const { items, underway } = get(shownAtom);
  return items.map((item) => shownItem(item, underway));
});

/** Whether what stands on the device was read: before that an item that is not there may still come. */
export const isOutboxReadAtom: Atom<boolean> = atom((get) => get(shownAtom) !== NOTHING);

const sharesAtom = atom<ReadonlyMap<string, number>>(new Map());

/** How much of each file is sent, 0 to 1, by client key; only in the tab that sends. */
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
let running: OutboxTab | null = null;

function outbox(): OutboxTab {
  running ??= new OutboxTab({
    show: (shown) => store.set(shownAtom, shown),
    onRefused: listeners.onRefused,
    onShare: (clientKey, share) => store.set(sharesAtom, (shares) => new Map(shares).set(clientKey, share)),
    onSent: (item, answer) => {
      refreshLists(item);
      listeners.onSent(item, answer);
    },
  });
  return running;
}

/** What was stored stands in every list of its model, whoever shows one by now. */
function refreshLists({ call }: OutboxItem): void {
  const [model, verb] = call.split('/');
  if (verb === 'save') void queryClient.invalidateQueries({ queryKey: [model] });
}

/** Starts sending what stands on the device. Repeating it does nothing. @returns the function that stops it */
export function startOutbox(): () => void {
  outbox();
  return () => {
    running?.stop();
    running = null;
    store.set(shownAtom, NOTHING);
  };
}

/**
 * Takes work to send. Resolves when it is safe on the device; it goes by itself as soon as it can.
 * @throws when nobody is signed in
 */
export async function sendLater<const C extends CallName, const F extends CallName = never>(
  outgoing: Outgoing<C, F>,
): Promise<OutboxItem> {
  const written = clockMark();
  const owner = await knownOwner();
  const stored = await outbox().engine.add(newItem(outgoing, owner, written), outgoing.blob?.file ?? null);
  return shownItem(stored, IDLE);
}

/** Sends again what failed. */
export async function retry(clientKey: string): Promise<void> {
  await outbox().engine.retry(clientKey);
}

/** Takes back what was not sent. What is on the wire may have arrived. */
export async function discard(clientKey: string): Promise<void> {
  await outbox().engine.discard(clientKey);
}

/** The file that waits with unsent work, for a person who goes on writing it. */
export function waitingFile(clientKey: string): Promise<File | null> {
  return outbox().engine.file(clientKey);
}

/** Tries everything that waits at once, in every tab. */
export function sendNow(): void {
  outbox().wake();
}

/**
 * Calls back in every tab when the server has stored a call; more than once is possible.
 * @returns the function that stops it
 */
export function onSent<const C extends CallName>(call: C, listener: SentListener<C>): () => void {
  return listeners.addSent(call, listener);
}

/** Calls back in every tab when the server refused a call for good; `item.error` says why. */
export function onRefused(call: CallName, listener: (item: OutboxItem) => void): () => void {
  return listeners.addRefused(call, listener);
}
