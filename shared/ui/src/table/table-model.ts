import type { ReactNode } from 'react';
import type { Column, Sort } from './columns.ts';
import type { RowReorder } from './row-reorder.ts';
import type { RowKey } from './selection.ts';
import type { RowSelection } from './use-selection.ts';

/** A button of a row. */
export type RowButton<R> = {
  label: string;
  icon: ReactNode;
  onPress: (row: R) => void;
  danger?: boolean;
};

/** A table once every feature that was asked for is settled; grid and cards draw it. */
export type TableModel<R> = {
  /** Unique in the document; with a row's key it gives the id of what names the row. */
  id: string;
  label: string;
  columns: readonly Column<R>[];
  /** The column that names a row and carries its link. */
  title: Column<R> | undefined;
  /** In the order in which they stand. */
  rows: readonly R[];
  rowKey: (row: R) => RowKey;
  rowTo: ((row: R) => string) | undefined;
  sort: Sort | undefined;
  /** By what a column sorts; undefined where it does not. */
  sortKeyOf: (column: Column<R>) => string | undefined;
  /** undefined gives the rows back their own order. */
  onSort: (sort: Sort | undefined) => void;
  /** The rows' own order means something: people can come back to it. */
  hasOwnOrder: boolean;
  buttonsOf: ((row: R) => readonly RowButton<R>[]) | null;
  selection: RowSelection | null;
  reorder: RowReorder | null;
};

/** Id of the element that names a row: its buttons are described by it. */
export const titleId = <R>({ id, rowKey }: Pick<TableModel<R>, 'id' | 'rowKey'>, row: R): string =>
  `${id}-${rowKey(row)}`;
