import { expect, it } from 'vitest';
import { expenseProblems } from './expense-problems.ts';

const now = new Date('2026-11-20T20:00:00Z');
const good = { amount: 113, tax: 13, spentOn: '2026-11-20', isDraft: false };

it.each([
  [{}, []],
  [{ spentOn: '2026-11-21' }, []],
  [{ spentOn: '2026-11-22' }, ['The day is in the future.']],
  [{ spentOn: '1999-12-31' }, ['The day must not be before 2000-01-01.']],
  [{ tax: 113 }, []],
  [{ tax: 113.01 }, ['The tax must not be more than the amount that holds it.']],
  [{ amount: null, tax: null }, ['Amount is required before an expense is submitted.']],
  [{ amount: null, tax: null, isDraft: true }, []],
])('%j', (change, problems) => {
  expect(expenseProblems({ ...good, ...change }, now)).toEqual(problems);
});
