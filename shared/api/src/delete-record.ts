import { DeletedSchema } from '@fieldspan/contract/in-use';
import type { ModelName } from '@fieldspan/contract/models';
import { refreshReaders } from '@fieldspan/api/query-client';
import * as v from 'valibot';
import { request } from './http.ts';

/** A record as the person saw it; without a version it is deleted whatever its current version. */
export type SeenRecord = { id: number; version?: number | undefined };

/**
 * Sends `{Model}/delete` and invalidates everything that shows it.
 * @returns the id in the trash, for a restore; null if it was deleted for good
 * @throws ApiError also if somebody has changed the record since
 */
export async function deleteRecord(model: ModelName, { id, version }: SeenRecord): Promise<number | null> {
  const name = `${model}/delete` as const;
  const { data } = await request({ call: name, verb: 'POST', path: name, payload: { id, version } });
  await refreshReaders(name);
  const deleted = v.safeParse(DeletedSchema, data);
  return deleted.success ? deleted.output.trash_id : null;
}
