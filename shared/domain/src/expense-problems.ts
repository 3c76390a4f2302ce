import type { CalendarDay } from './calendar-day.ts';

type Spent = { amount: number | null; tax: number | null; spentOn: CalendarDay | null; isDraft: boolean };

const DAY_MS = 86_400_000;
/** An earlier date is a typing error. */
const EARLIEST: CalendarDay = '2000-01-01';

/**
 * The problems of an expense as sentences for the person; empty if there are none.
 * @param now the server's clock; tomorrow is accepted because of time zones
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
