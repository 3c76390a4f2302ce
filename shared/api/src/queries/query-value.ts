/**
 * A query value that says only what it brings: TanStack takes it as it is, and code that works on any model
 * (the record engine) can hold values of different models in one shape, which the type of `queryOptions` forbids.
 */
export type QueryValue<T> = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
};

export const queryValue = <T>(queryKey: readonly unknown[], queryFn: QueryValue<T>['queryFn']): QueryValue<T> => ({
  queryKey,
  queryFn,
});
