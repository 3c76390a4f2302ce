import { SavedSchema } from '@fieldspan/contract/envelope';
import type { Saved } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import type { FormValues } from '@fieldspan/contract/save';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import { request } from './http.ts';
import { refreshReaders } from '@fieldspan/api/query-client';

/** Parameters of a save that are not fields. */
type AboutSave = { id?: number; version?: number; reason?: string; client_key?: string };

/**
 * Sends `{Model}/save` with the values of a form; use `call` if the fields are known at compile time. Without an id it
 * creates a record, and invalidates everything that shows such records, unless it is told that nothing does. The server
 * validates every value.
 * @throws ApiError
 */
export async function saveRecord<N extends ModelName>(
  model: N,
  fields: AboutSave & FormValues<N>,
  { isUnshown = false }: { isUnshown?: boolean } = {},
): Promise<Saved> {
  const name = `${model}/save` as const;
  const payload = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value ?? '']));
  const envelope = await request({ call: name, verb: 'POST', path: name, payload });
  const saved = v.safeParse(SavedSchema, envelope.data);
  if (!saved.success) throw new ApiError('server', { call: name, status: 200, cause: new v.ValiError(saved.issues) });
  if (!isUnshown) await refreshReaders(name);
  return saved.output;
}
