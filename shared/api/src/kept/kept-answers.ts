import type { Query, QueryFunctionContext } from '@tanstack/react-query';
import { atom } from 'jotai/vanilla';
import { queryClient } from '@fieldspan/api/query-client';
import { noteSilence, onBack } from '@fieldspan/api/reach';
import { currentSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { isApiError } from '../api-error.ts';
import type { Session } from '../session-storage.ts';
import { onDevice } from '../device/device.ts';
import { KEPT_ANSWERS } from '../device/device-name.ts';
import type { KeptAnswer } from '../device/device-tables.ts';

const MOST = 600;
const TRIM_EVERY = 50;
/**
 * After this time without an answer the cached one is shown: longer than a slow answer takes, shorter than a person is
 * willing to wait.
 */
const PATIENCE_MS = 4000;

let kept = 0;

/** When the oldest answer was loaded that shows although the server is away; null while it answers. */
export const keptSinceAtom = atom<number | null>(null);

/** The last question of each query: an answer that arrives after a later question was asked is out of date. */
const lastAsked = new WeakMap<Query, Promise<unknown>>();

/** Hashes of queries that currently show a cached answer. */
const shown = new Set<string>();

onBack(() => void queryClient.invalidateQueries({ predicate: ({ queryHash }) => shown.has(queryHash) }));

export type Asking = {
  ask: (context: QueryFunctionContext) => unknown;
  context: QueryFunctionContext;
  query: Query;
  edition: number;
};

type Late = { query: Query; key: string; edition: number };

/**
 * Returns the server's answer and caches it. If the server cannot be reached or is too slow, returns the cached answer
 * of the same person. Answers are never shared between people: the key contains the person, and signing out deletes
 * everything.
 * @throws the query's error if nothing is cached
 */
export async function answerOrKept({ ask, context, query, edition }: Asking): Promise<unknown> {
  const session = currentSession();
  if (session === null || query.meta?.['live'] === true) return ask(context);
  const key = `${ownerOf(session)} ${query.queryHash}`;
  if (query.meta?.['pinned'] === true) return pin({ key, edition, answer: await ask(context), at: Date.now() });
  return liveOrKept(key, { ask, context, query, edition });
}

async function liveOrKept(key: string, { ask, context, query, edition }: Asking): Promise<unknown> {
  const answer = Promise.resolve(ask(context));
  lastAsked.set(query, answer);
  const isHere = await Promise.race([answer.then(...outcome), after(PATIENCE_MS)]);
  if (isHere === 'late') noteSilence();
  if (isHere === 'answered') {
    shown.delete(query.queryHash);
    return keep({ key, edition, answer: await answer, at: Date.now() });
  }
  const before = await find(key, edition);
  if (before === null) return answer;
  if (isHere === 'refused' && !(await isAway(answer))) return answer;
  shown.add(query.queryHash);
  if (isHere === 'late') void takeLate(answer, { query, key, edition });
  return show(before);
}

/** Replaces the cached answer by that of the server, unless the query has asked again since. */
async function takeLate(answer: Promise<unknown>, { query, key, edition }: Late): Promise<void> {
  const isHere = await answer.then(...outcome);
  if (isHere === 'refused' || lastAsked.get(query) !== answer) return;
  shown.delete(query.queryHash);
  queryClient.setQueryData(query.queryKey, await keep({ key, edition, answer: await answer, at: Date.now() }));
}

/**
 * Person and session, so that leftovers of an earlier session are never found, even while they are still being deleted.
 */
const ownerOf = ({ userId, apiKey }: Session): string => `${userId} ${apiKey.slice(-6)}`;

const outcome = [() => 'answered' as const, () => 'refused' as const] as const;

const after = (ms: number): Promise<'late'> => new Promise((resolve) => setTimeout(() => resolve('late'), ms));

/** Whether the query failed because the server could not be reached; a refusal is an answer. */
async function isAway(answer: Promise<unknown>): Promise<boolean> {
  const error: unknown = await answer.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return isApiError(error) && error.kind === 'network';
}

function show({ at, answer }: KeptAnswer): unknown {
  store.set(keptSinceAtom, (since) => Math.min(since ?? at, at));
  return answer;
}

/** The later one of what was read as people went, and of what was read to be kept. */
async function find(key: string, edition: number): Promise<KeptAnswer | null> {
  const found = await onDevice((device) =>
    Promise.all([device.get(KEPT_ANSWERS, key), device.get(KEPT_ANSWERS, PINNED + key)]),
  ).catch(() => []);
  const usable = found.flatMap((row) => (row?.edition === edition ? [row] : []));
  return usable.toSorted((one, other) => other.at - one.at)[0] ?? null;
}

/** Keys of answers that are never dropped for newer ones begin like this. */
const PINNED = 'pinned ';

/** @throws DOMException if the device is full or keeps nothing */
async function pin({ key, ...rest }: KeptAnswer): Promise<unknown> {
  await onDevice((device) => device.put(KEPT_ANSWERS, { key: PINNED + key, ...rest }));
  return rest.answer;
}

/** If the storage is full or forbidden, nothing is cached. */
async function keep(fresh: KeptAnswer): Promise<unknown> {
  store.set(keptSinceAtom, null);
  void onDevice((device) => device.put(KEPT_ANSWERS, fresh))
    .then(trim)
    .catch(() => undefined);
  return fresh.answer;
}

async function trim(): Promise<void> {
  kept += 1;
  if (kept % TRIM_EVERY !== 0) return;
  await onDevice(async (device) => {
    const transaction = device.transaction(KEPT_ANSWERS, 'readwrite');
    const pinned = await transaction.store.count(IDBKeyRange.bound(PINNED, `${PINNED}\uffff`));
    let tooMany = (await transaction.store.count()) - pinned - MOST;
    let oldest = await transaction.store.index('at').openCursor();
    while (oldest && tooMany > 0) {
      if (!oldest.value.key.startsWith(PINNED)) {
        await oldest.delete();
        tooMany -= 1;
      }
      oldest = await oldest.continue();
    }
    await transaction.done;
  });
}
