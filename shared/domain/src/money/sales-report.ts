import { amountOf } from './decimal.ts';

export const SALES_BY = ['person', 'type', 'customer', 'month'] as const;
export type SalesBy = (typeof SALES_BY)[number];

/** What was billed with one document, without taxes; a credit is less than nothing. `group` is empty where nobody knows it. */
export type SalesPart = { group: string; name: string; cents: bigint; isCredit: boolean };

type SalesRow = { group: string; name: string; documents: number; sales: number; share: number | null };

/** A row for each group, the greatest first; months in their order. */
export function salesRows(parts: readonly SalesPart[], by: SalesBy): SalesRow[] {
  const whole = sumOf(parts);
  const rows = [...Map.groupBy(parts, ({ group }) => group)].map(([group, own]) => ({
    group,
    name: own[0]?.name ?? '',
    documents: own.filter(({ isCredit }) => !isCredit).length,
    cents: sumOf(own),
  }));
  return rows
    .toSorted((one, other) =>
      by === 'month'
        ? one.group.localeCompare(other.group)
        : Number(other.cents - one.cents) || (one.name < other.name ? -1 : 1),
    )
    .map(({ group, name, documents, cents }) => ({
      group,
      name,
      documents,
      sales: amountOf(cents),
      share: whole > 0n ? Number((cents * 10_000n) / whole) / 100 : null,
    }));
}

export const sumOf = (parts: readonly SalesPart[]): bigint => parts.reduce((sum, { cents }) => sum + cents, 0n);
