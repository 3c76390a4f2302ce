import { call, callSome } from '@fieldspan/api/call';
import { refreshReaders } from '@fieldspan/api/query-client';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const MOST = 200;

/** The saved views of a list that the person may see: their own and shared ones, by name. */
export const listViewsQuery = (list: string) =>
  queryValue(['ListView', 'some-of', list], ({ signal }) =>
    callSome('ListView', { filters: { list }, order: [['name', 'ASC']], limit: MOST }, { signal }),
  );
export type ListView = QueryAnswer<typeof listViewsQuery>['rows'][number];

/**
 * Begins a list with one of its views, for this person.
 * @param viewId null for all rows
 * @throws ApiError
 */
export async function setDefaultView(list: string, viewId: number | null): Promise<void> {
  await call('ListView/set-default', { list, ...(viewId !== null && { view_id: viewId }) });
  await refreshReaders('ListView/set-default');
}
