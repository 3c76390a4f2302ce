import type { RowData } from '@tanstack/react-table';
import { useContext, useRef, useState } from 'react';
import styles from './data-table.module.css';
import { useNarrow } from './narrow.ts';
import { DeleteQuestion } from './table/delete-question.tsx';
import { SelectBar } from './table/select-bar.tsx';
import { TableBreakpoint } from './table/table-breakpoint.ts';
import type { TableProps } from './table/table-props.ts';
import { TableRows } from './table/table-rows.tsx';
import { useFocusAfterDelete } from './table/use-focus-after-delete.ts';
import { useIsWide } from './table/use-is-wide.ts';
import { useTableModel } from './table/use-table-model.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A list of records: a table, or cards on a narrow window. */
export function DataTable<R extends RowData>(props: TableProps<R>) {
  const { record, onDelete, selection, loading, breakpoint, empty, className } = props;
  const placeBreakpoint = useContext(TableBreakpoint);
  const isNarrow = useNarrow(breakpoint ?? placeBreakpoint);
  const [asked, setAsked] = useState<R | null>(null);
  const { model, said } = useTableModel(props, setAsked);
  const place = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(place);
  const noteGone = useFocusAfterDelete(place, asked !== null);
  const handleDelete = async (row: R) => {
    const index = model.rows.indexOf(row);
    await onDelete?.(row);
    noteGone(index);
  };
  return (
    <div className={className}>
      <div ref={place} className={styles.table} data-narrow={isNarrow || undefined} data-wide={isWide || undefined}>
        <TableRows {...{ record, empty, model, isNarrow }} loading={loading ?? false} />
      </div>
      {selection && <SelectBar {...selection} rows={model.rows.length} />}
      {onDelete && (
        <DeleteQuestion record={record} row={asked} onClose={() => setAsked(null)} onDelete={handleDelete} />
      )}
      <span aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </div>
  );
}
