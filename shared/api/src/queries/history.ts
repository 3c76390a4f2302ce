import { call } from '@fieldspan/api/call';
import type { HistoryPayloads } from '@fieldspan/contract/history-calls';
import type { ModelName } from '@fieldspan/contract/models';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** The changes of one record, page by page, newest first. */
export const historyQuery = (model: ModelName, id: number) =>
  infiniteQueryOptions({
    queryKey: [model, 'history', id],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call('History/get', { model, id, ...(pageParam === 0 ? {} : { before: pageParam }) }, { signal }),
    getNextPageParam: ({ next }) => next,
  });

/** Restores an earlier value or version, which is stored as a new change; invalidates all queries of the model. */
export async function restoreEarlier(payload: HistoryPayloads['History/restore']): Promise<void> {
  await call('History/restore', payload);
}

export type ActivityFilters = Omit<HistoryPayloads['Activity/get'], 'before'>;

/** The company's activity, page by page, newest first. */
export const activityQuery = (filters: ActivityFilters) =>
  infiniteQueryOptions({
    queryKey: ['Activity', filters],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call('Activity/get', { ...filters, ...(pageParam === 0 ? {} : { before: pageParam }) }, { signal }),
    getNextPageParam: ({ next }) => next,
  });
