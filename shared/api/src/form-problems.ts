import { FormProblemsSchema } from '@fieldspan/contract/form-problems';
import * as v from 'valibot';
import { isApiError } from './api-error.ts';

/** What the server says of single answers of a form that it did not take, by the ids of their questions. */
export function formProblemsOf(error: unknown): ReadonlyMap<string, string> {
  const parsed = isApiError(error) ? v.safeParse(FormProblemsSchema, error.data) : null;
  if (!parsed?.success) return NONE;
  return new Map(parsed.output.form_problems.map(({ field_id, said }) => [field_id, said]));
}

const NONE: ReadonlyMap<string, string> = new Map();
