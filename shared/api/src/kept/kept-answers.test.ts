// @vitest-environment jsdom
import type { AskedKey } from '../queries/query-key.ts';
import { fakeServerSaying } from '@fieldspan/testing/fake-server';
import 'fake-indexeddb/auto';
import type { Query, QueryFunctionContext } from '@tanstack/react-query';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { queryClient } from '../query-client.ts';
import { look, noteAnswer } from '../reach.ts';
import { beginSession, endSession } from '../session.ts';
import { store } from '../store.ts';
import { DEVICE } from '../device/device-name.ts';
import { onDevice } from '../device/device.ts';
import { answerOrKept, keptSinceAtom } from './kept-answers.ts';

let signIns = 0;
const session = (userId: number) => ({
  apiKey: `a key of sign-in ${(signIns += 1)}`,
  sessionToken: 'tok',
  userId,
  userSlug: 'dana',
  staySignedIn: true,
  masterKey: false,
});

const away = () => Promise.reject(new ApiError('network', { call: 'Job/get' }));
const client = new QueryClient();
const keyOf = (part: unknown): AskedKey => ['Job', part];
const context: QueryFunctionContext = {
  client,
  queryKey: ['Job'],
  signal: new AbortController().signal,
  meta: undefined,
};
const query = (meta?: Query['meta']): Query => {
  const queryKey = keyOf(meta ?? {});
  return client.getQueryCache().build(client, { queryKey, ...(meta && { meta }) });
};

type Rest = { edition?: number; query?: Query };
const asking = (ask: () => unknown, { edition = 1, query: asked = query() }: Rest = {}) =>
  answerOrKept({ ask, context, query: asked, edition });

/** Answers are cached in the background, after they are returned. */
const untilKept = () => vi.waitFor(async () => expect(await asking(away)).toEqual(['Arena']));

/** Waits until the deletions are done. */
const deletionsAreDone = () =>
  vi.waitFor(async () => expect(await onDevice((device) => device.count('keptAnswers'))).toBe(0));

beforeEach(async () => {
  endSession();
  beginSession(session(4));
  await deletionsAreDone();
  store.set(keptSinceAtom, null);
});

it('returns the cached answer when the server cannot be reached, and since when', async () => {
  expect(await asking(() => ['Arena'])).toEqual(['Arena']);
  expect(store.get(keptSinceAtom)).toBeNull();
  await untilKept();
  expect(store.get(keptSinceAtom)).toBeTypeOf('number');
});

it('the next response of the server replaces it', async () => {
  await asking(() => ['Arena']);
  await untilKept();
  await asking(() => ['Arena', 'Bridge']);
  expect(store.get(keptSinceAtom)).toBeNull();
});

it('a refusal is an answer: no cached one replaces it', async () => {
  await asking(() => ['Arena']);
  await untilKept();
  const refusal = new ApiError('refused', { call: 'Job/get', errors: ['No'] });
  await expect(asking(() => Promise.reject(refusal))).rejects.toBe(refusal);
});

it('without a cached answer the failure is thrown', async () => {
  await expect(asking(away, { query: query({ other: 1 }) })).rejects.toMatchObject({ kind: 'network' });
});

it('another person gets nothing of it, and neither does the same one after signing out', async () => {
  await asking(() => ['Arena']);
  await untilKept();
  beginSession(session(5));
  await expect(asking(away)).rejects.toMatchObject({ kind: 'network' });
  endSession();
  beginSession(session(4));
  await expect(asking(away)).rejects.toMatchObject({ kind: 'network' });
});

it('an answer that another release set requested is not used', async () => {
  await asking(() => ['Arena']);
  await untilKept();
  await expect(asking(away, { edition: 2 })).rejects.toMatchObject({ kind: 'network' });
});

it('live data is never cached', async () => {
  const live = query({ live: true });
  await asking(() => ['new'], { query: live });
  await expect(asking(away, { query: live })).rejects.toMatchObject({ kind: 'network' });
});

it('queries that used a cached answer run again as soon as the server is back', async () => {
  fakeServerSaying({ data: {} });
  const ask = vi.fn<() => Promise<unknown>>(async () => ['Arena']);
  const queryKey = keyOf('shown');
  const queryFn = () => asking(ask, { query: queryClient.getQueryCache().build(queryClient, { queryKey }) });
  const observer = new QueryObserver(queryClient, { queryKey, queryFn, retry: false, staleTime: 30_000 });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['Arena']));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await look();
  ask.mockImplementation(away);
  await observer.refetch();
  expect(observer.getCurrentResult().data).toEqual(['Arena']);
  ask.mockImplementation(async () => ['Bridge']);
  noteAnswer();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['Bridge']));
  stop();
});

/** Asks, and lets the time run out after which the cached answer is shown. */
async function askedTooLong(asked: Query) {
  const patience = vi.spyOn(globalThis, 'setTimeout');
  const late = Promise.withResolvers<string[]>();
  const shown = asking(() => late.promise, { query: asked });
  expect(patience).toHaveBeenLastCalledWith(expect.any(Function), 4000);
  patience.mock.lastCall?.[0]();
  patience.mockRestore();
  expect(await shown).toEqual(['Arena']);
  return late;
}

it('does not wait long for a response if there is a cached one; the late one replaces it', async () => {
  await asking(() => ['Arena']);
  await untilKept();
  const late = await askedTooLong(query());
  late.resolve(['Bridge']);
  await vi.waitFor(() => expect(queryClient.getQueryData(['Job', {}])).toEqual(['Bridge']));
  expect(await asking(away)).toEqual(['Bridge']);
});

it('a late response does not replace that of a later request', async () => {
  queryClient.clear();
  await asking(() => ['Arena']);
  await untilKept();
  const asked = query();
  const late = await askedTooLong(asked);
  expect(await asking(() => ['Arena', 'Bridge'], { query: asked })).toEqual(['Arena', 'Bridge']);
  late.resolve(['Arena']);
  await late.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(queryClient.getQueryData(['Job', {}])).toBeUndefined();
});

it('the end of the session deletes all of it from the device, including that of earlier releases', async () => {
  const earlier = indexedDB.open('fieldspan-kept', 1);
  await new Promise((resolve) => earlier.addEventListener('success', resolve));
  earlier.result.close();
  await asking(() => ['Arena']);
  await untilKept();
  endSession();
  await deletionsAreDone();
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([DEVICE]);
});
