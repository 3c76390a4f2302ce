import { isApiError } from '@fieldspan/api/api-error';
import { call, callSome } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const MANY = 100;

/** Notes of a project, newest first. */
export const jobNotesQuery = (jobId: number) =>
  queryValue(['JobNote', 'some-of', jobId], ({ signal }) =>
    callSome(
      'JobNote',
      {
        filters: { job_id: jobId },
        include: { CreatedBy: ['first_name', 'last_name'] },
        order: [['id', 'DESC']],
        limit: MANY,
      },
      { signal },
    ),
  );
export type JobNote = QueryAnswer<typeof jobNotesQuery>['rows'][number];

/** The public notes of a project, or one of them; null if there is no such page. Needs no session. */
export const publicNotesQuery = (slug: string, note: string | undefined) =>
  queryOptions({
    queryKey: ['JobNote', 'public', slug, note ?? ''],
    queryFn: async ({ signal }) => {
      const asked = note === undefined ? { slug } : { slug, note_slug: note };
      try {
        return await call('JobNote/public', asked, { signal, noAuthRedirect: true });
      } catch (error) {
        if (isApiError(error) && error.kind === 'refused') return null;
        throw error;
      }
    },
    meta: { quiet: true },
  });
