import type { ReactNode } from 'react';
import type { Band } from './bands.ts';
import type { Column, ColumnWidth, Sort } from './columns.ts';
import type { RowReorder } from './row-reorder.ts';
import type { RowKey } from './selection.ts';
import type { RowSelection } from './use-selection.ts';

/** An action button of a row. */
export type RowButton<R> = {
  label: string;
  icon: ReactNode;
  onPress: (row: R) => void;
  danger?: boolean;
};

/** A table with every requested feature resolved; grid and cards render it. */
export type TableModel<R> = {
  /** Unique in the document; with a row's key it makes the id of the element that names the row. */
  id: string;
  label: string;
  columns: readonly Column<R>[];
  /** The column that names a row and carries its link. */
  title: Column<R> | undefined;
  /** The rows in display order. */
  rows: readonly R[];
  rowKey: (row: R) => RowKey;
  rowTo: ((row: R) => string) | undefined;
  sort: Sort | undefined;
  /** The sort value of a column; undefined if it cannot be sorted. */
  sortKeyOf: (column: Column<R>) => string | undefined;
  /** undefined restores the rows' own order. */
  onSort: (sort: Sort | undefined) => void;
  /** The rows have a meaningful order of their own, which people can restore. */
  hasOwnOrder: boolean;
  buttonsOf: ((row: R) => readonly RowButton<R>[]) | null;
  selection: RowSelection | null;
  reorder: RowReorder | null;
  columnWidth: ColumnWidth | null;
  bands: readonly Band[] | null;
};

/** Id of the element that names a row: its buttons are described by it. */
export const titleId = <R>({ id, rowKey }: Pick<TableModel<R>, 'id' | 'rowKey'>, row: R): string =>
  `${id}-${rowKey(row)}`;
