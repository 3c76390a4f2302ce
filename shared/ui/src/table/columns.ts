import type { ReactNode } from 'react';
import type { Widths } from './column-widths.ts';

/** A sort value. Null, an empty text and NaN come last in both directions. */
export type SortValue = string | number | null | undefined;

export type Column<R, K extends string = string> = {
  key: string;
  header: string;
  cell: (row: R) => ReactNode;
  /** The key by which the server sorts; without it the server cannot sort by this column. */
  sort?: K;
  /** The value for client-side sorting, when the caller does not sort. */
  value?: (row: R) => SortValue;
  align?: 'end';
  /** The column's role in a card. If no column has one, the first two remaining ones become facts. */
  card?: 'title' | 'status' | 'fact' | 'hidden';
  width?: string | number;
  /** The cells can be edited where they stand. */
  edit?: CellEdit<R>;
  /** Footer of the column, such as a sum; the footer row stays last in every order. */
  footer?: ReactNode;
};

type CellEdit<R> = {
  /** Names the pencil of a cell. */
  label: string;
  /** Whether the cell of this row can be edited. */
  isAllowed: (row: R) => boolean;
  onStart: (row: R) => void;
  /** What stands in the cell while it is edited; null where it is not. */
  editor: (row: R) => ReactNode;
  /** A value is on its way to the server. */
  isSaving: (row: R) => boolean;
};

/** `widths` are of columns that somebody has resized. */
export type ColumnWidth = { widths: Widths; onResize: (widths: Widths) => void };

export type Sort<K extends string = string> = { key: K; direction: 'asc' | 'desc' };

export type CardColumns<R> = {
  title: Column<R> | undefined;
  status: Column<R> | undefined;
  facts: Column<R>[];
};

const FACTS = 2;

/** The columns that a card shows: title, status and two facts, or all columns marked as facts. */
export function cardColumns<R>(columns: readonly Column<R>[]): CardColumns<R> {
  const title = titleColumn(columns);
  const status = columns.find((column) => column.card === 'status');
  const asked = columns.filter((column) => column.card === 'fact');
  const free = columns.filter((column) => column.card === undefined && column !== title);
  return { title, status, facts: asked.length > 0 ? asked : free.slice(0, FACTS) };
}

/** The column that names the row: it holds the link. */
export const titleColumn = <R>(columns: readonly Column<R>[]): Column<R> | undefined =>
  columns.find((column) => column.card === 'title') ??
  columns.find((column) => column.card === undefined) ??
  columns[0];

/**
 * A second press on the same column reverses the order.
 * @param canReset a third press restores the rows' own order
 */
export function nextSort(key: string, current: Sort | undefined, canReset = false): Sort | undefined {
  if (current?.key !== key) return { key, direction: 'asc' };
  if (current.direction === 'asc') return { key, direction: 'desc' };
  return canReset ? undefined : { key, direction: 'asc' };
}
