/** What a query value brings: `QueryAnswer<typeof equipmentQuery>`. */
export type QueryAnswer<Q extends (...args: never[]) => { queryFn?: unknown }> = Awaited<
  ReturnType<Extract<ReturnType<Q>['queryFn'], (...args: never[]) => unknown>>
>;
