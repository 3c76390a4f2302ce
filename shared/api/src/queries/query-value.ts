import type { AskedKey } from './query-key.ts';

/**
 * Query options with only the type of their result. TanStack accepts them, and code for any model (the record engine)
 * can hold queries of different models in one type, which the type of `queryOptions` does not allow.
 */
export type QueryValue<T> = {
  queryKey: AskedKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
};

export const queryValue = <T>(queryKey: AskedKey, queryFn: QueryValue<T>['queryFn']): QueryValue<T> => ({
  queryKey,
  queryFn,
});
