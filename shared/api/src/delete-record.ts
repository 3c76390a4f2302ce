import { DeletedSchema } from '@fieldspan/contract/in-use';
import type { ModelName } from '@fieldspan/contract/models';
import { queryClient } from '@fieldspan/api/query-client';
import * as v from 'valibot';
import { request } from './http.ts';

/** A record as it was looked at; without its version whatever is stored by now goes. */
export type SeenRecord = { id: number; version?: number | undefined };

/**
 * Sends `{Model}/delete`, and has every list and record of the model read again.
 * @returns its id in the trash, by which it can be restored; null for what is gone for good
 * @throws ApiError also when somebody changed it since it was looked at
 */
export async function deleteRecord(model: ModelName, { id, version }: SeenRecord): Promise<number | null> {
  const name = `${model}/delete`;
  const { data } = await request({ call: name, verb: 'POST', path: name, payload: { id, version } });
  await queryClient.invalidateQueries({ queryKey: [model] });
  const deleted = v.safeParse(DeletedSchema, data);
  return deleted.success ? deleted.output.trash_id : null;
}
