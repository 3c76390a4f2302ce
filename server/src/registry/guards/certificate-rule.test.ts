import { expect, it } from 'vitest';
import { checkRuleReach } from './certificate-rule.ts';

it.each([
  [{ reach: 'one' }, /Choose the one/],
  [{ reach: 'one', service_id: 1, job_id: 2 }, /Choose the one/],
  [{ reach: 'calls', service_id: 1 }, /names no call or project/],
])('%j is refused', (values, words) => {
  expect(() => checkRuleReach({ before: null, values })).toThrow(words);
});

it('a rule for one project, and one for all calls, pass', () => {
  checkRuleReach({ before: null, values: { reach: 'one', job_id: 2 } });
  expect(() =>
    checkRuleReach({ before: { reach: 'one', job_id: 2 }, values: { reach: 'calls', job_id: null } }),
  ).not.toThrow();
});
