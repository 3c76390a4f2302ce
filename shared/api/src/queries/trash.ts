import { call, callList } from '@fieldspan/api/call';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const INCLUDE = { DeletedBy: ['slug', 'first_name', 'last_name', 'email'] } as const;

/** Records deleted in the last 30 days that this person may restore. */
export const trashQuery = (query: ListQuery<'Trash'>) =>
  queryValue(['Trash', 'list', query], ({ signal }) => callList('Trash', { ...query, include: INCLUDE }, { signal }));
export type TrashRow = QueryAnswer<typeof trashQuery>['rows'][number];

/** Deletes a record in the trash for good, including its files. Admins only. */
export const purgeRecord = (id: number) => call('Trash/purge', { id });
