import { queryClient } from '@fieldspan/api/query-client';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';

/** Reads what a screen will soon ask. Fresh answers are not read again; a failure is left to the screen. */
export function readAhead<T, K extends QueryKey>(query: FetchQueryOptions<T, Error, T, K>): void {
  void queryClient.prefetchQuery({ ...query, meta: { ...query.meta, quiet: true } });
}
