import { expect, it } from 'vitest';
import { isRuleMeant, migrationProblems } from './migration-rules.ts';

it.each([
  ['an older name', { name: '0150_more.sql', sql: '' }, /ends neither in/],
  [
    'a drop without a level',
    { name: '0150_crew.contract.sql', sql: 'alter table job drop column crew' },
    /-- level 12/,
  ],
  [
    'a body that would be cut',
    { name: '0150_do.expand.sql', sql: '-- without transaction\ndo $$ begin end $$;' },
    /between \$\$/,
  ],
  [
    'a silenced rule',
    { name: '0150_crew.expand.sql', sql: '-- squawk-ignore ban-drop-column\nselect 1' },
    /silences squawk/,
  ],
])('%s is reported', (_what, file, says) => {
  expect(migrationProblems(file)).toEqual([expect.stringMatching(says)]);
});

it('additions, and drops from a given level on, are allowed', () => {
  expect(migrationProblems({ name: '0150_more.expand.sql', sql: 'alter table job add column more int' })).toEqual([]);
  expect(
    migrationProblems({ name: '0151_crew.contract.sql', sql: '-- level 44\nalter table job drop column crew' }),
  ).toEqual([]);
});

it('a contract file may only drop; style is not checked', () => {
  const rules = ['ban-drop-column', 'renaming-column', 'prefer-bigint-over-int'];
  expect(rules.map((rule) => isRuleMeant('0150_a.expand.sql', rule))).toEqual([true, true, false]);
  expect(rules.map((rule) => isRuleMeant('0150_a.contract.sql', rule))).toEqual([false, true, false]);
});
