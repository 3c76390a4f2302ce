import { FormProblemsSchema } from '@fieldspan/contract/form-problems';
import * as v from 'valibot';
import { isApiError } from './api-error.ts';

/** The server's sentences about refused answers of a form, by question id. */
export function formProblemsOf(error: unknown): ReadonlyMap<string, string> {
  const parsed = isApiError(error) ? v.safeParse(FormProblemsSchema, error.data) : null;
  if (!parsed?.success) return NONE;
  return new Map(parsed.output.form_problems.map(({ field_id, said }) => [field_id, said]));
}

const NONE: ReadonlyMap<string, string> = new Map();
