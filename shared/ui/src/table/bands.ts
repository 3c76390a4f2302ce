import type { ReactNode } from 'react';
import type { Column } from './columns.ts';

/** A line between rows, such as the heading of a group. */
export type Band = {
  key: string;
  /** It stands before the row with this index; after the last row with the number of rows. */
  at: number;
  title: ReactNode;
  /** What stands below columns, such as sums, by their keys. */
  values?: Readonly<Record<string, ReactNode>>;
};

/** The bands before each row. */
export const bandsAt = (bands: readonly Band[], index: number): readonly Band[] =>
  bands.filter(({ at }) => at === index);

/**
 * How many columns the title takes: all before the first that has a value, at least one.
 * @returns the width of the title, and the columns after it
 */
export function bandParts<R>(
  { values = {} }: Band,
  columns: readonly Column<R>[],
): { title: number; others: readonly Column<R>[] } {
  const first = columns.findIndex(({ key }) => values[key] !== undefined);
  const title = first < 0 ? columns.length : Math.max(1, first);
  return { title, others: columns.slice(title) };
}

/** Rows between bands are all in the document: the heights of bands are not reckoned with. */
export const shownWith = (bands: readonly Band[] | null): { allUpTo?: number } =>
  bands === null ? {} : { allUpTo: Number.POSITIVE_INFINITY };
