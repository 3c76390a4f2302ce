import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import { EmptyState } from './empty-state.tsx';
import { t } from './i18n.ts';
import { useNarrow } from './narrow.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableCards } from './table/table-cards.tsx';
import { TableGrid, type TableRowsProps } from './table/table-grid.tsx';

type DataTableProps<R extends RowData> = TableRowsProps<R> & {
  /** One of what the rows are, as "No {record}s" says it. */
  record: string;
  loading?: boolean;
  /** Up to this window width the rows are cards. */
  breakpoint?: number;
  footer?: ReactNode;
  /** What to say instead of "No {record}s", when there is more to say. */
  empty?: ReactNode;
  className?: string;
};

/** A list of records: a table, or cards on a narrow window. Sorting is the caller's: it belongs in the address. */
export function DataTable<R extends RowData>(props: DataTableProps<R>) {
  const { record, rows, loading = false, breakpoint = 800, footer, empty, className } = props;
  const narrow = useNarrow(breakpoint);
  const Rows = narrow ? TableCards : TableGrid;
  return (
    <div className={classNames(styles.table, className)} data-narrow={narrow || undefined}>
      {loading ? (
        <SkeletonRows count={5} />
      ) : rows.length === 0 ? (
        (empty ?? <EmptyState title={t('No {{record}}s', { record })} />)
      ) : (
        <Rows {...props} />
      )}
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
