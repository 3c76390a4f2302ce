import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Query, QueryFunctionContext } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';
import { alertError, alertOffline } from '@fieldspan/api/alerts';
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

type Ask = (context: QueryFunctionContext) => unknown;
type Keeper = (ask: Ask, context: QueryFunctionContext, query: Query) => unknown;

let keeper: Keeper = (ask, context) => ask(context);

/** Sets a wrapper around every query that may cache its answer and return it when the server cannot be reached. */
export function keepAnswersWith(next: Keeper): void {
  keeper = next;
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
      persister: (ask, context, query) => keeper(ask, context, query),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
