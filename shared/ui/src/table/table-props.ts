import type { RecordMessages } from '@fieldspan/domain/message';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Band } from './bands.ts';
import type { Column, ColumnWidth, Sort } from './columns.ts';
import type { RowKey } from './selection.ts';
import type { RowButton } from './table-model.ts';
import type { TableSelection } from './use-selection.ts';

/** Props of a table. Everything below `columns` is optional: a feature is absent unless its prop is given. */
export type TableProps<R extends RowData> = {
  label: string;
  /** The sentences about a row, such as "No projects" and "delete this project?". */
  record: RecordMessages;
  rows: readonly R[];
  rowKey: (row: R) => RowKey;
  columns: readonly Column<R>[];

  /** Address of a row; the title column contains the link. */
  rowTo?: (row: R) => string;
  /** The current order, controlled by the caller (URL). Without `onSort` the table sorts by the columns' values. */
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;

  /** The widths of columns, and what happens when somebody changes one; without it the columns fit their content. */
  columnWidth?: ColumnWidth | undefined;

  onEdit?: ((row: R) => void) | undefined;
  /**
   * Called when the person has confirmed. It announces the result itself, and removes the row from `rows` on success.
   */
  onDelete?: ((row: R) => Promise<void>) | undefined;
  rowButtons?: readonly RowButton<R>[];
  /** A locked row can be neither edited nor deleted (document 1 §6). */
  isLocked?: (row: R) => boolean;
  selection?: TableSelection | undefined;
  /** Called with the rows in their new order; pass them back at once. */
  onReorder?: ((rows: readonly R[]) => void) | undefined;

  /** Lines between the rows, such as headings of groups, in order. All rows are then in the document. */
  bands?: readonly Band[] | undefined;

  loading?: boolean;
  /** Replaces "No projects" by a more helpful text. */
  empty?: ReactNode;
  /** Up to this window width the rows are cards; by default the surrounding component decides. */
  breakpoint?: number;
  className?: string;
};
