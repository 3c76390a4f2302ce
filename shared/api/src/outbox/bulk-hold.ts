import { atom } from 'jotai/vanilla';
import type { Atom } from 'jotai/vanilla';
import { currentSession, sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import * as v from 'valibot';

/** What a person has said about sending many files from this device. */
export type BulkChoice = { isPaused: boolean; isWifiOnly: boolean };

const NEITHER: BulkChoice = { isPaused: false, isWifiOnly: false };
const ChoiceSchema = v.pipe(v.string(), v.parseJson(), v.object({ isPaused: v.boolean(), isWifiOnly: v.boolean() }));

const keyOf = (userId: number) => `fieldspan.files.${userId}`;

function keptChoice(): BulkChoice {
  const session = currentSession();
  const parsed = v.safeParse(ChoiceSchema, session && localStorage.getItem(keyOf(session.userId)));
  return parsed.success ? parsed.output : NEITHER;
}

const choiceAtom = atom<BulkChoice>(NEITHER);

/** Kept on the device for each person. */
export const bulkChoiceAtom: Atom<BulkChoice> = atom((get) => get(choiceAtom));

const kindAtom = atom<string | null>(null);

/**
 * Why files of a batch wait: the person has paused them, or this is not the network they chose.
 * @returns null if they go
 */
export const bulkHoldAtom: Atom<'paused' | 'no-wifi' | null> = atom((get) => {
  const { isPaused, isWifiOnly } = get(choiceAtom);
  if (isPaused) return 'paused';
  return isWifiOnly && get(kindAtom) === 'cellular' ? 'no-wifi' : null;
});

/** Stores the choice of the signed-in person. */
export function chooseBulk(change: Partial<BulkChoice>): void {
  const session = currentSession();
  if (!session) return;
  const choice = { ...keptChoice(), ...change };
  localStorage.setItem(keyOf(session.userId), JSON.stringify(choice));
  store.set(choiceAtom, choice);
}

/** Whether this browser tells a mobile network from others. */
export const tellsNetwork = (): boolean => networkKind() !== null;

function connection(): EventTarget | null {
  const given: unknown = Reflect.get(navigator, 'connection');
  return given instanceof EventTarget ? given : null;
}

function networkKind(): string | null {
  const network = connection();
  const kind: unknown = network && Reflect.get(network, 'type');
  return typeof kind === 'string' ? kind : null;
}

const readChoice = (): void => store.set(choiceAtom, keptChoice());
const readNetwork = (): void => store.set(kindAtom, networkKind());

/**
 * Follows the choice, also when it is made in another tab, and the network.
 * @param onChange is called when what is held back may have changed
 */
export function followBulkHold(onChange: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  readChoice();
  readNetwork();
  addEventListener('storage', readChoice, { signal });
  connection()?.addEventListener('change', readNetwork, { signal });
  const stops = [store.sub(sessionAtom, readChoice), store.sub(bulkHoldAtom, onChange)];
  return () => {
    over.abort();
    for (const stop of stops) stop();
  };
}
