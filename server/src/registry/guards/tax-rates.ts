import { taxProblems } from '@fieldspan/domain/company-pricing';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/** Checks the names and rates of a company's taxes. */
export function checkTaxes({ values }: Write): void {
  const { taxes_json: text } = values;
  const problems = typeof text === 'string' ? taxProblems(text) : [];
  if (problems.length > 0) throw new Refusal(...problems);
}
