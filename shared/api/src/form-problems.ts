import { FormProblemsSchema } from '@fieldspan/contract/form-problems';
import { sentenceText } from '@fieldspan/contract/sentence';
import { worded } from '@fieldspan/domain/page-language';
import * as v from 'valibot';
import { isApiError } from './api-error.ts';

/** The server's sentences about refused answers of a form, by question id, in the language of the page. */
export function formProblemsOf(error: unknown): ReadonlyMap<string, string> {
  const parsed = isApiError(error) ? v.safeParse(FormProblemsSchema, error.data) : null;
  if (!parsed?.success) return NONE;
  const said = parsed.output.form_problems.map(
    ({ field_id, said: english, sentence }) =>
      [field_id, sentence ? sentenceText(sentence, worded) : worded(english)] as const,
  );
  return new Map(said);
}

const NONE: ReadonlyMap<string, string> = new Map();
