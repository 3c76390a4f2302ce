import type { ModelName } from '@fieldspan/contract/models';
import { queryClient } from '@fieldspan/api/query-client';
import { request } from './http.ts';

/**
 * Sends `{Model}/delete`, and has every list and record of the model read again.
 * @throws ApiError
 */
export async function deleteRecord(model: ModelName, id: number): Promise<void> {
  const name = `${model}/delete`;
  await request({ call: name, verb: 'POST', path: name, payload: { id } });
  await queryClient.invalidateQueries({ queryKey: [model] });
}
