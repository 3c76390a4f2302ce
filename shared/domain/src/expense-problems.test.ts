import { expect, it } from 'vitest';
import { checkedNeeds, expenseProblems } from './expense-problems.ts';

const now = new Date('2026-11-20T20:00:00Z');
const good = { amount: 113, tax: 13, spentOn: '2026-11-20', checked: ['amount', 'spent_on'] } as const;

it.each([
  [{}, []],
  [{ spentOn: '2026-11-21' }, []],
  [{ spentOn: '2026-11-22' }, ['The day is in the future.']],
  [{ spentOn: '1999-12-31' }, ['The day must not be before 2000-01-01.']],
  [{ tax: 113 }, []],
  [{ tax: 113.01 }, ['The tax must not be more than the amount that holds it.']],
  [{ amount: null, tax: null }, ['Amount is required before an expense is submitted.']],
  [{ amount: null, tax: null, checked: [] }, []],
  [{ amount: 0, tax: null }, ['Amount is required before an expense is submitted.']],
  [{ spentOn: null }, ['Day is required before an expense is submitted.']],
  [{ spentOn: null, checked: [] }, []],
])('%j', (change, problems) => {
  expect(expenseProblems({ ...good, ...change }, now)).toEqual(problems);
});

it.each([
  [{ from: undefined, to: 'submitted', fields: ['description'] }, ['amount', 'spent_on']],
  [{ from: 'draft', to: 'submitted', fields: ['status'] }, ['amount', 'spent_on']],
  [{ from: 'rejected', to: 'approved', fields: ['status'] }, ['amount', 'spent_on']],
  [{ from: undefined, to: undefined, fields: ['amount'] }, []],
  [{ from: 'submitted', to: 'rejected', fields: ['status'] }, []],
  [{ from: 'submitted', to: 'approved', fields: ['status'] }, []],
  [{ from: 'submitted', to: 'submitted', fields: ['amount'] }, ['amount']],
  [{ from: 'submitted', to: 'submitted', fields: ['spent_on', 'tax'] }, ['spent_on']],
])('%j has the problems %j', (save, checked) => {
  expect(checkedNeeds(save)).toEqual(checked);
});
