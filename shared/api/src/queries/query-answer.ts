/** The type of a query's result: `QueryAnswer<typeof equipmentQuery>`. */
export type QueryAnswer<Q extends (...args: never[]) => { queryFn?: unknown }> = Awaited<
  ReturnType<Extract<ReturnType<Q>['queryFn'], (...args: never[]) => unknown>>
>;
