import { templateProblems } from '@fieldspan/domain/form/check-template';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/** Refuses a template that nobody could fill in. */
export function checkTemplate({ values }: Write): void {
  const { form_json } = values;
  if (typeof form_json !== 'string') return;
  const problems = templateProblems(form_json);
  if (problems.length > 0) throw new Refusal(...problems);
}
