import type { ReactNode } from 'react';
import type { Column } from './columns.ts';
import styles from './cell-content.module.css';

type CellContentProps<R> = {
  column: Column<R>;
  row: R;
  /** The cell as it is read, if it is not the column's own. */
  children?: ReactNode;
};

/** What a cell shows: its content and what is offered beside it, or what stands there while it is edited. */
export function CellContent<R>({ column, row, children = column.cell(row) }: CellContentProps<R>) {
  const instead = column.instead?.(row) ?? null;
  if (instead !== null) return instead;
  const beside = column.beside?.(row) ?? null;
  if (beside === null) return children;
  return (
    <span className={styles.place} data-align={column.align}>
      <span className={styles.content}>{children}</span>
      {beside}
    </span>
  );
}
