import type { CalendarDay } from './calendar-day.ts';

type Spent = { amount: number | null; tax: number | null; spentOn: CalendarDay | null; isDraft: boolean };

const DAY_MS = 86_400_000;
/** A receipt from before is a typing error. */
const EARLIEST: CalendarDay = '2000-01-01';

/**
 * What is wrong with an expense, in sentences for whoever typed it; empty when nothing is.
 * @param now the server's clock; tomorrow's day is taken, because it is tomorrow elsewhere
 */
export function expenseProblems({ amount, tax, spentOn, isDraft }: Spent, now: Date): string[] {
  const problems: string[] = [];
  if (amount === null && !isDraft) problems.push('Amount is required before an expense is submitted.');
  if (tax !== null && tax > (amount ?? 0)) problems.push('The tax must not be more than the amount that holds it.');
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  if (spentOn !== null && spentOn > tomorrow) problems.push('The day is in the future.');
  if (spentOn !== null && spentOn < EARLIEST) problems.push(`The day must not be before ${EARLIEST}.`);
  return problems;
}
