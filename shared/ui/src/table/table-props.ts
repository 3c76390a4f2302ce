import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Column, Sort } from './columns.ts';
import type { RowKey } from './selection.ts';
import type { RowButton } from './table-model.ts';
import type { TableSelection } from './use-selection.ts';

/** What a table takes. Everything below `columns` is optional: what is not given is not there. */
export type TableProps<R extends RowData> = {
  label: string;
  /** One of what the rows are: "No {record}s", "delete this {record}?". */
  record: string;
  rows: readonly R[];
  rowKey: (row: R) => RowKey;
  columns: readonly Column<R>[];

  /** Where a row leads; the title column carries the link. */
  rowTo?: (row: R) => string;
  /** The caller's order, as the address says. Without `onSort` the table sorts by the columns' values. */
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;

  onEdit?: ((row: R) => void) | undefined;
  /** Called when the person has confirmed. Says what came of it, and takes the row out of `rows` when it worked. */
  onDelete?: ((row: R) => Promise<void>) | undefined;
  rowButtons?: readonly RowButton<R>[];
  /** A locked row can be neither edited nor deleted (document 1 §6). */
  isLocked?: (row: R) => boolean;
  selection?: TableSelection | undefined;
  /** Takes the rows in their new order; give them back at once. */
  onReorder?: ((rows: readonly R[]) => void) | undefined;

  loading?: boolean;
  /** What to say instead of "No {record}s", when there is more to say. */
  empty?: ReactNode;
  /** Up to this window width the rows are cards; without it what the place says. */
  breakpoint?: number;
  className?: string;
};
