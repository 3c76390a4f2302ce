import { scaleProblem, wrongRules } from '@fieldspan/domain/pay/agreement-problems';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Write } from '../entry.ts';

const PROBLEMS = {
  values: 'A classification has a title and a rate in whole cents.',
  twice: 'Two classifications have the same title.',
};

/** The engine of pay understands what is kept, and a version stays with its agreement. */
export function checkAgreementVersion({ before, values }: Pick<Write, 'before' | 'values'>): void {
  const { pay_scales: scales, rules_json: rules } = values;
  if (before !== null && 'union_id' in values) throw new Refusal('A version stays with its agreement.');
  const problem = typeof scales === 'string' ? scaleProblem(scales) : null;
  if (problem !== null) throw new Refusal(PROBLEMS[problem]);
  const [wrong] = typeof rules === 'string' ? wrongRules(rules) : [];
  if (wrong !== undefined) throw new Refusal(sentence`This rule of the agreement holds no possible value: ${wrong}.`);
}
