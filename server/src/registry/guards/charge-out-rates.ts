import { rateProblems } from '@fieldspan/domain/charge-out-rates';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/** Checks what customers are charged for equipment of a type, by unit. */
export function checkRates({ values }: Write): void {
  const { charge_out_rates_json: text } = values;
  const problems = typeof text === 'string' ? rateProblems(text) : [];
  if (problems.length > 0) throw new Refusal(...problems);
}
