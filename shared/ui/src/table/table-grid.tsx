import { tableFeatures, useTable, type RowData } from '@tanstack/react-table';
import { useMemo, type MouseEvent } from 'react';
import { AppLink } from '../link.tsx';
import { nextSort, titleColumn, type Column, type Sort } from './columns.ts';
import { SortHeader } from './sort-header.tsx';
import styles from './table-grid.module.css';

export type TableRowsProps<R extends RowData> = {
  label: string;
  rows: readonly R[];
  columns: readonly Column<R>[];
  rowKey: (row: R) => string | number;
  /** Where a row leads; the title column carries the link. */
  rowTo?: (row: R) => string;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
};

const features = tableFeatures({});

/** The rows as a table. */
export function TableGrid<R extends RowData>({ label, rows, columns, rowKey, rowTo, sort, onSort }: TableRowsProps<R>) {
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const defs = useMemo(() => columns.map(({ key, header }) => ({ id: key, header })), [columns]);
  const table = useTable<typeof features, R>({
    features,
    data: rows,
    columns: defs,
    getRowId: (row) => String(rowKey(row)),
  });
  const title = titleColumn(columns);

  const cell = (column: Column<R>, row: R) =>
    rowTo && column === title ? (
      <AppLink to={rowTo(row)} className={styles.link}>
        {column.cell(row)}
      </AppLink>
    ) : (
      column.cell(row)
    );

  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {table.getFlatHeaders().map(({ id }) => {
            const column = byKey.get(id);
            return (
              column && (
                <SortHeader
                  key={id}
                  column={column}
                  sort={sort}
                  onSort={onSort && ((key) => onSort(nextSort(key, sort)))}
                />
              )
            );
          })}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className={styles.row} data-link={rowTo ? '' : undefined} onClick={rowTo && followLink}>
            {columns.map((column) => (
              <td
                key={column.key}
                className={styles.cell}
                data-align={column.align}
                data-title={column === title || undefined}
              >
                {cell(column, row.original)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A press anywhere in a row follows its link, with the keys held that open a new tab. */
function followLink(event: MouseEvent<HTMLTableRowElement>) {
  if (!(event.target instanceof Element) || event.target.closest('a, button, input, label, select')) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const click = new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
  event.currentTarget.querySelector('a')?.dispatchEvent(click);
}
