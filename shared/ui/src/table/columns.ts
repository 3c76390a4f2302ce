import type { ReactNode } from 'react';

/** What a column sorts by. Nothing, an empty text and a number that is none stand last in both directions. */
export type SortValue = string | number | null | undefined;

export type Column<R, K extends string = string> = {
  key: string;
  header: string;
  cell: (row: R) => ReactNode;
  /** The key by which the server sorts; without it the column does not sort there. */
  sort?: K;
  /** What the table itself sorts by, where the order is not the caller's. */
  value?: (row: R) => SortValue;
  align?: 'end';
  /** What the column becomes in a card. Without it, the first two columns left over become facts. */
  card?: 'title' | 'status' | 'fact' | 'hidden';
  width?: string | number;
  /** Stands below the column, such as a sum; the row of them stays last in every order. */
  footer?: ReactNode;
};

export type Sort<K extends string = string> = { key: K; direction: 'asc' | 'desc' };

export type CardColumns<R> = {
  title: Column<R> | undefined;
  status: Column<R> | undefined;
  facts: Column<R>[];
};

const FACTS = 2;

/** Which columns a card shows: a title, a status and two facts, or all facts that were asked for. */
export function cardColumns<R>(columns: readonly Column<R>[]): CardColumns<R> {
  const title = titleColumn(columns);
  const status = columns.find((column) => column.card === 'status');
  const asked = columns.filter((column) => column.card === 'fact');
  const free = columns.filter((column) => column.card === undefined && column !== title);
  return { title, status, facts: asked.length > 0 ? asked : free.slice(0, FACTS) };
}

/** The column that names the row: it carries the link. */
export const titleColumn = <R>(columns: readonly Column<R>[]): Column<R> | undefined =>
  columns.find((column) => column.card === 'title') ??
  columns.find((column) => column.card === undefined) ??
  columns[0];

/**
 * A second press on the same column turns the order round.
 * @param canReset a third press gives the rows back their own order
 */
export function nextSort(key: string, current: Sort | undefined, canReset = false): Sort | undefined {
  if (current?.key !== key) return { key, direction: 'asc' };
  if (current.direction === 'asc') return { key, direction: 'desc' };
  return canReset ? undefined : { key, direction: 'asc' };
}
