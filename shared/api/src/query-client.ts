import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Query, QueryFunctionContext } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';
import { alertError, alertOffline } from '@fieldspan/api/alerts';
import { onReach, reachNow } from '@fieldspan/api/reach';

const RETRIES = 2;

/** Calls fail for good when the server says so; only a lost answer is worth asking again. */
function retry(failures: number, error: Error): boolean {
  return isApiError(error) && error.kind === 'network' && failures < RETRIES;
}

/**
 * `meta: { quiet: true }` keeps a failure out of the alerts: polls fail silently, and a screen
 * with its own error state need not say it twice.
 */
function announce(error: Error, meta: Record<string, unknown> | undefined): void {
  if (meta?.['quiet'] !== true) alertError(error);
}

type Ask = (context: QueryFunctionContext) => unknown;
type Keeper = (ask: Ask, context: QueryFunctionContext, query: Query) => unknown;

let keeper: Keeper = (ask, context) => ask(context);

/** Puts somebody between every query and its answer, who may keep it and give it again when the server is away. */
export function keepAnswersWith(next: Keeper): void {
  keeper = next;
}

onlineManager.setEventListener((setOnline) => onReach(() => setOnline(reachNow() === 'answering')));

/** The cache of the whole app: shell and remotes share this one. */
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
      // With that mode it would be off: what is out of date is asked again when the server is back.
      refetchOnReconnect: true,
      throwOnError: false,
      persister: (ask, context, query) => keeper(ask, context, query),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
