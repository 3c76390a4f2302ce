import type { CalendarDay } from '../calendar-day.ts';

export const TAX_PERIODS = ['month', 'quarter', 'year'] as const;
export type TaxPeriod = (typeof TAX_PERIODS)[number];

/** What a document says of one tax: `cents` of tax on a base. `tax` is empty where a receipt names none. */
export type TaxPart = { kind: 'sale' | 'purchase'; day: CalendarDay; tax: string; base: bigint; cents: bigint };

/** `period`: `2026-11`, `2026-Q4` or `2026`. `owed`: what was collected less what is claimed back. */
export type TaxRow = {
  period: string;
  tax: string;
  sales: bigint;
  collected: bigint;
  purchases: bigint;
  paid: bigint;
  owed: bigint;
};

export function periodOf(day: CalendarDay, by: TaxPeriod): string {
  const [year = '', month = ''] = day.split('-');
  if (by === 'year') return year;
  return by === 'month' ? `${year}-${month}` : `${year}-Q${Math.ceil(Number(month) / 3)}`;
}

const ADDED = ['sales', 'collected', 'purchases', 'paid', 'owed'] as const;

const rowOf = ({ kind, base, cents }: TaxPart) =>
  kind === 'sale'
    ? { sales: base, collected: cents, purchases: 0n, paid: 0n, owed: cents }
    : { sales: 0n, collected: 0n, purchases: base, paid: cents, owed: -cents };

/** A row for each tax of each period, in their order. */
export function taxReport(parts: readonly TaxPart[], by: TaxPeriod): TaxRow[] {
  const groups = Map.groupBy(parts, ({ day, tax }) => JSON.stringify([periodOf(day, by), tax]));
  const rows = [...groups.values()].flatMap((group) =>
    group
      .slice(0, 1)
      .map(({ day, tax }) => Object.assign({ period: periodOf(day, by), tax }, taxSums(group.map(rowOf)))),
  );
  return rows.toSorted((one, other) => one.period.localeCompare(other.period) || one.tax.localeCompare(other.tax));
}

export type TaxSums = Omit<TaxRow, 'period' | 'tax'>;

export const taxSums = (rows: readonly TaxSums[]): TaxSums => {
  const sums = { sales: 0n, collected: 0n, purchases: 0n, paid: 0n, owed: 0n };
  for (const row of rows) for (const field of ADDED) sums[field] += row[field];
  return sums;
};
