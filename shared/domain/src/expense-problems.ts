import type { CalendarDay } from './calendar-day.ts';

type Spent = { amount: number | null; tax: number | null; spentOn: CalendarDay | null };

const DAY_MS = 86_400_000;
/** An earlier date is a typing error. */
const EARLIEST: CalendarDay = '2000-01-01';

/** What an expense needs before it is submitted. */
export type ExpenseNeed = 'amount' | 'spent_on';

/** What is missing before an expense can be submitted. An amount of nothing is none. */
export function expenseNeeds({ amount, spentOn }: Pick<Spent, 'amount' | 'spentOn'>): ExpenseNeed[] {
  const needs: ExpenseNeed[] = [];
  if (amount === null || amount <= 0) needs.push('amount');
  if (spentOn === null) needs.push('spent_on');
  return needs;
}

const OPEN: ReadonlySet<unknown> = new Set(['draft', 'rejected', undefined]);

/** A save of an expense: its status before, undefined for a new one, the status after, and the fields that are saved. */
type ExpenseSave = { from: unknown; to: unknown; fields: readonly string[] };

/** What has to be there after a save: all of it when it is submitted, and later what is changed. Records from before these rules stay valid. */
export function checkedNeeds({ from, to, fields }: ExpenseSave): ExpenseNeed[] {
  const all: ExpenseNeed[] = ['amount', 'spent_on'];
  if (OPEN.has(to)) return [];
  return OPEN.has(from) ? all : all.filter((need) => fields.includes(need));
}

const NEEDED: Readonly<Record<ExpenseNeed, string>> = {
  amount: 'Amount is required before an expense is submitted.',
  spent_on: 'Day is required before an expense is submitted.',
};

/**
 * The problems of an expense as sentences for the person; empty if there are none.
 * `checked`: what has to be there.
 * @param now the server's clock; tomorrow is accepted because of time zones
 */
export function expenseProblems(
  { amount, tax, spentOn, checked }: Spent & { checked: readonly ExpenseNeed[] },
  now: Date,
): string[] {
  const missing = expenseNeeds({ amount, spentOn }).filter((need) => checked.includes(need));
  const problems = missing.map((need) => NEEDED[need]);
  if (tax !== null && tax > (amount ?? 0)) problems.push('The tax must not be more than the amount that holds it.');
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  if (spentOn !== null && spentOn > tomorrow) problems.push('The day is in the future.');
  if (spentOn !== null && spentOn < EARLIEST) problems.push(`The day must not be before ${EARLIEST}.`);
  return problems;
}
