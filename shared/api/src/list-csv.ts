import type { Filters } from '@fieldspan/contract/filters';
import type { ModelName } from '@fieldspan/contract/models';
import { requestFile } from './http.ts';

/**
 * All records of a list as CSV, with a column for every field that people fill in; the server notes it in the company's
 * activity.
 * @throws ApiError
 */
export function listCsv<N extends ModelName>(model: N, filters: Filters<N>): Promise<Blob> {
  const path = `${model}/csv`;
  return requestFile({ call: path, verb: 'GET', path, payload: { filters } });
}
