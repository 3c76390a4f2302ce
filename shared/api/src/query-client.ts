import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';
import type { CallName } from './call-types.ts';
import { askedNames } from './asked-names.ts';
import { alertError, alertOffline } from '@fieldspan/api/alerts';
import { isRefreshed } from './queries/query-key.ts';
import { onReach, reachNow } from '@fieldspan/api/reach';

const RETRIES = 2;

/** Retry only if no answer arrived; what the server has answered is final. */
function retry(failures: number, error: Error): boolean {
  return isApiError(error) && error.kind === 'network' && failures < RETRIES;
}

/**
 * `meta: { quiet: true }` suppresses the alert for a failure: for polls, and for screens that show the error
 * themselves.
 */
function announce(error: Error, meta: Record<string, unknown> | undefined): void {
  if (meta?.['quiet'] !== true) alertError(error);
}

/** Names of what each query asked whenever it ran. */
const askedBy = new WeakMap<Query, Set<string>>();
const running = new WeakMap<AbortSignal, Set<string>>();

function noteRun(query: Query, signal: AbortSignal): void {
  const asked = askedBy.get(query) ?? new Set();
  askedBy.set(query, asked);
  running.set(signal, asked);
}

/** Notes what a call reads for the query whose signal it was given. */
export function noteAsked(signal: AbortSignal | undefined, call: string, payload: object): void {
  const asked = signal && running.get(signal);
  if (asked) for (const name of askedNames(call, payload)) asked.add(name);
}

/**
 * Reads again whatever shows what a call has changed, in every remote; what does not show is read when it next does.
 * A query with `meta: { keepsItself: true }` is left alone: its screen writes into it what comes in.
 * @param calls such as `Equipment/save`
 */
export const refreshReaders = (...calls: readonly CallName[]): Promise<void> => refreshAfter(calls);

/** The same, for whoever sends calls that the types have looked at. */
export async function refreshAfter(calls: readonly string[]): Promise<void> {
  const reach = await import('@fieldspan/contract/change-reach').catch(() => null);
  // Without that file everything counts as changed.
  const changed = reach && reach.changedBy(calls);
  await queryClient.invalidateQueries({
    predicate: (query) =>
      query.meta?.['keepsItself'] !== isRefreshed(query.queryKey) &&
      isRefreshed(query.queryKey) &&
      (!changed || reach.isReached(askedBy.get(query) ?? [], changed)),
  });
}

type Ask = (context: QueryFunctionContext) => unknown;
type Keeper = (ask: Ask, context: QueryFunctionContext, query: Query) => unknown;

let keeper: Keeper = (ask, context) => ask(context);

/** Sets a wrapper around every query that may cache its answer and return it when the server cannot be reached. */
export function keepAnswersWith(next: Keeper): void {
  keeper = next;
}

/**
 * Keeps an answer on the device as if its query had been asked, until the session ends: what a person wants to have
 * without a network is read of many records at once.
 */
export async function rememberAnswer(queryKey: QueryKey, answer: unknown): Promise<void> {
  const client = new QueryClient();
  const query = client.getQueryCache().build(client, { queryKey, gcTime: 0, meta: { pinned: true } });
  const { signal } = new AbortController();
  await keeper(() => answer, { client, queryKey, signal, meta: query.meta }, query);
}

onlineManager.setEventListener((setOnline) => onReach(() => setOnline(reachNow() === 'answering')));

/** The one query cache of the app, shared by the shell and the remotes. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!isApiError(error) || query.meta?.['quiet'] === true) return;
      if (error.kind === 'network') alertOffline(error);
      if (error.kind === 'server') alertError(error);
    },
  }),
  mutationCache: new MutationCache({ onError: (error, ...[, , mutation]) => announce(error, mutation.meta) }),
  defaultOptions: {
    queries: {
      retry,
      staleTime: 30_000,
      networkMode: 'always',
      // Must be set, because `networkMode: 'always'` turns it off: stale queries are loaded again when the network is
      // back.
      refetchOnReconnect: true,
      throwOnError: false,
      persister: (ask, context, query) => {
        noteRun(query, context.signal);
        return keeper(ask, context, query);
      },
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
