import type { RowData } from '@tanstack/react-table';
import { useCallback, useId, useState } from 'react';
import { t } from '../i18n.ts';
import { IconEdit, IconTrash } from '../icons.ts';
import { titleColumn } from './columns.ts';
import { rowReorder } from './row-reorder.ts';
import type { RowButton, TableModel } from './table-model.ts';
import type { TableProps } from './table-props.ts';
import { useSelection } from './use-selection.ts';
import { useSortedRows } from './use-sorted-rows.ts';

type Table<R> = {
  model: TableModel<R>;
  /** The text announced to screen readers. */
  said: string;
};

/**
 * Resolves the features that a table was given.
 * @param ask asks whether to delete a row
 */
export function useTableModel<R extends RowData>(props: TableProps<R>, ask: (row: R) => void): Table<R> {
  const {
    label,
    rows,
    rowKey,
    rowTo,
    columns,
    sort,
    onSort,
    selection,
    onReorder,
    columnWidth = null,
    bands = null,
  } = props;
  const id = useId();
  const [said, announce] = useState('');
  const hasOwnOrder = onReorder !== undefined;
  const sorted = useSortedRows({ rows, columns, sort, onSort, hasOwnOrder, announce });
  const shown = sorted.rows;
  const keys = useCallback(() => shown.map(rowKey), [shown, rowKey]);
  const isSorted = !onSort && sorted.sort !== undefined;
  const model: TableModel<R> = {
    ...sorted,
    id,
    label,
    columns,
    rowKey,
    rowTo,
    title: titleColumn(columns),
    buttonsOf: buttonsOf(props, ask),
    selection: useSelection(selection, keys),
    columnWidth,
    bands,
    reorder: rowReorder({ rows, onReorder, isSorted, announce }),
  };
  return { model, said };
}

/** The buttons of each row; null when no row has any. */
function buttonsOf<R extends RowData>(props: TableProps<R>, ask: (row: R) => void): TableModel<R>['buttonsOf'] {
  const { onEdit, onDelete, rowButtons = [], isLocked } = props;
  const own: RowButton<R>[] = [];
  if (onEdit) own.push({ label: t('Edit'), icon: <IconEdit />, onPress: onEdit });
  if (onDelete) own.push({ label: t('Delete'), icon: <IconTrash />, onPress: ask, danger: true });
  if (own.length + rowButtons.length === 0) return null;
  const all = [...rowButtons, ...own];
  return (row) => (isLocked?.(row) ? rowButtons : all);
}
