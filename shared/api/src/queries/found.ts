import { isApiError } from '@fieldspan/api/api-error';
import { explain } from '@fieldspan/api/explain';
import type { QueryValue } from './query-value.ts';

/** A record, or the server's reason why there is none to show: it does not exist, or it is not for this person. */
export type Found<D> = { record: D } | { reason: string };

/** The same read, with a refusal as an answer; every other failure is still thrown. */
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
