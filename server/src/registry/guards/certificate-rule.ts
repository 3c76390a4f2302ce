import { Refusal } from '../../http/errors.ts';
import type { Values, Write } from '../entry.ts';

/** A rule for one piece of work says which; a rule for all of them names none. */
export function checkRuleReach({ before, values }: Pick<Write, 'before' | 'values'>): void {
  const rule: Values = { ...before, ...values };
  const named = [rule['service_id'], rule['job_id']].filter((id) => typeof id === 'number').length;
  if (rule['reach'] === 'one' && named !== 1) throw new Refusal('Choose the one call or project that needs it.');
  if (rule['reach'] !== 'one' && named > 0)
    throw new Refusal('A rule for all work names no call or project. Choose “One call or project”, or remove it.');
}
