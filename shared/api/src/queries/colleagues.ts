import { callAll } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import type { QueryAnswer } from './query-answer.ts';

/** All active employees of the active tenant, by name. */
export const colleaguesQuery = () =>
  queryOptions({
    queryKey: ['User', 'colleagues'],
    queryFn: ({ signal }) =>
      callAll(
        'User',
        {
          filters: { invite_accepted: 1 },
          fields: ['slug', 'first_name', 'last_name', 'email', 'job_title'],
          include: { ProfileImage: ['slug', 'filename'] },
          order: [
            ['first_name', 'ASC'],
            ['last_name', 'ASC'],
          ],
        },
        { signal },
      ),
  });
export type Colleague = QueryAnswer<typeof colleaguesQuery>[number];
