import { SavedSchema } from '@fieldspan/contract/envelope';
import type { Saved } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import { request } from './http.ts';

/** What a form field can hold; null and empty text clear it. */
export type FieldValue = string | number | null;
export type FieldValues = Readonly<Record<string, FieldValue>>;

/**
 * Sends `{Model}/save` with fields that only the running form knows; `call` is for those known when writing code.
 * Without id a record is created. The server checks every field by the contract.
 * @throws ApiError
 */
export async function saveRecord(model: ModelName, fields: FieldValues): Promise<Saved> {
  const name = `${model}/save`;
  const payload = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value ?? '']));
  const envelope = await request({ call: name, verb: 'POST', path: name, payload });
  const saved = v.safeParse(SavedSchema, envelope.data);
  if (saved.success) return saved.output;
  throw new ApiError('server', { call: name, status: 200, cause: new v.ValiError(saved.issues) });
}
