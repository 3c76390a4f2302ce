import type { ListQuery } from '@fieldspan/api/queries/list-query';
import type { ModelName } from '@fieldspan/contract/models';
import { requestFile } from './http.ts';

/** A column of the file: its header and the fields whose values stand in its cells. */
export type FileColumn = { header: string; of: readonly string[] };

/**
 * All records of a list as its person sees it, as CSV or for Excel; the server notes it in the company's activity.
 * @throws ApiError
 */
export function listFile<N extends ModelName>(
  model: N,
  { filters, order }: Pick<ListQuery<N>, 'filters' | 'order'>,
  { columns, as }: { columns: readonly FileColumn[]; as: 'csv' | 'xlsx' },
): Promise<Blob> {
  const path = `${model}/csv`;
  return requestFile({ call: path, verb: 'GET', path, payload: { filters, order, columns, as } });
}
