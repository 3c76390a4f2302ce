import type { RowData } from '@tanstack/react-table';
import { EmptyState } from '../empty-state.tsx';
import { translated } from '../i18n.ts';
import { SkeletonRows } from '../skeleton-rows.tsx';
import { TableCards } from './table-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import type { TableModel } from './table-model.ts';
import type { TableProps } from './table-props.ts';

type TableRowsProps<R extends RowData> = Pick<TableProps<R>, 'record' | 'loading' | 'empty'> & {
  model: TableModel<R>;
  isNarrow: boolean;
};

/** The rows, or skeletons while they load, or the empty state. */
export function TableRows<R extends RowData>({ record, loading, empty, model, isNarrow }: TableRowsProps<R>) {
  if (loading) return <SkeletonRows count={5} />;
  if (model.rows.length === 0 && model.bands === null) return empty ?? <EmptyState title={translated(record.none)} />;
  return isNarrow ? <TableCards model={model} /> : <TableGrid model={model} />;
}
