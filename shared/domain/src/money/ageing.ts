import { daysBetween } from '../calendar-day.ts';
import type { CalendarDay } from '../calendar-day.ts';

/** How long an invoice has been due: not yet, or for so many days. */
export const AGES = ['current', 'days_30', 'days_60', 'days_90', 'older'] as const;
export type Age = (typeof AGES)[number];

/** The last day of each age that has one. */
const ENDS: readonly (readonly [Age, number])[] = [
  ['current', 0],
  ['days_30', 30],
  ['days_60', 60],
  ['days_90', 90],
];

/** The day on which it is due counts as not due yet; nor is an invoice ever due that names no day. */
export function ageOf(due: CalendarDay | null, on: CalendarDay): Age {
  const days = due === null ? 0 : daysBetween(due, on);
  return ENDS.find(([, end]) => days <= end)?.[0] ?? 'older';
}

/** What a customer owes, in cents: open invoices by age, what they have to their credit, and what that leaves. */
export type Aged = Record<Age, bigint> & { open: bigint; credit: bigint; total: bigint };

/** What is left to pay of an invoice, or (`credit`) what a customer paid too much. `customer`: null for nobody known. */
export type OwedPart = { customer: number | null; cents: bigint } & (
  | { kind: 'invoice'; due: CalendarDay | null }
  | { kind: 'credit' }
);

const nothing = (): Aged => ({
  current: 0n,
  days_30: 0n,
  days_60: 0n,
  days_90: 0n,
  older: 0n,
  open: 0n,
  credit: 0n,
  total: 0n,
});

/** What is owed on a day, all of it in one. */
export function agedSum(parts: readonly OwedPart[], on: CalendarDay): Aged {
  const sum = nothing();
  for (const part of parts) addPart(sum, part, on);
  return sum;
}

/** What each customer with an open invoice owes on a day. */
export function agedByCustomer(parts: readonly OwedPart[], on: CalendarDay): Map<number | null, Aged> {
  const found = new Map<number | null, Aged>();
  for (const { kind, customer } of parts) if (kind === 'invoice') found.set(customer, nothing());
  for (const part of parts) {
    const sum = found.get(part.customer);
    if (sum) addPart(sum, part, on);
  }
  return found;
}

function addPart(sum: Aged, part: OwedPart, on: CalendarDay): void {
  if (part.kind === 'credit') {
    sum.credit += part.cents;
    sum.total -= part.cents;
    return;
  }
  sum[ageOf(part.due, on)] += part.cents;
  sum.open += part.cents;
  sum.total += part.cents;
}

/** Which customers of the ageing are shown: all, those with something overdue, those with something over 90 days late. */
export const AGEING_VIEWS = ['all', 'overdue', 'older'] as const;
export type AgeingView = (typeof AGEING_VIEWS)[number];

export function isInView(
  { current, open, older }: Pick<Aged, 'current' | 'open' | 'older'>,
  view: AgeingView,
): boolean {
  if (view === 'overdue') return open > current;
  return view === 'all' || older > 0n;
}
