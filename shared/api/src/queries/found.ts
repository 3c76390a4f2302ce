import { isApiError } from '@fieldspan/api/api-error';
import { explain } from '@fieldspan/api/explain';
import type { QueryValue } from './query-value.ts';

/** A record, or the server's reason for refusing it: it does not exist, or the person may not read it. */
export type Found<D> = { record: D } | { reason: string };

/** The same query, but a refusal is returned as a result; other errors are still thrown. */
export function foundQuery<D>({ queryKey, queryFn }: QueryValue<D>): QueryValue<Found<D>> {
  return {
    queryKey: [...queryKey, 'found'],
    queryFn: async (context) => {
      try {
        return { record: await queryFn(context) };
      } catch (error) {
        if (isApiError(error) && error.kind === 'refused') return { reason: explain(error).text };
        throw error;
      }
    },
  };
}
