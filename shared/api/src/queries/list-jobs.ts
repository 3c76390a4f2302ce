import { call } from '@fieldspan/api/call';
import { requestFile } from '../http.ts';
import { queryValue } from './query-value.ts';

/** How far a change of many records is. */
export const listJobQuery = (id: number) =>
  queryValue(['ListJob', 'read', id], ({ signal }) => call('ListJob/read', { id }, { signal }));

/**
 * The records that a change of many left alone, and why, as CSV.
 * @throws ApiError
 */
export function listJobFailures(id: number): Promise<Blob> {
  const path = 'ListJob/failures';
  return requestFile({ call: path, verb: 'GET', path, payload: { id } });
}
