import { tableFeatures, useTable, type RowData } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column } from './columns.ts';
import type { TableModel } from './table-model.ts';
import type { RowWindow } from './use-row-window.ts';

const features = tableFeatures({});

type Engine<R> = {
  heads: readonly Column<R>[];
  rows: readonly { id: string; index: number; before: number }[];
};

/** The engine gets only the rows that are rendered: creating 100,000 of its row objects would take 80 ms. */
export function useEngine<R extends RowData>(
  { columns, rows, rowKey }: Pick<TableModel<R>, 'columns' | 'rows' | 'rowKey'>,
  shown: RowWindow['rows'],
): Engine<R> {
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const defs = useMemo(() => columns.map(({ key, header }) => ({ id: key, header })), [columns]);
  const table = useTable<typeof features, R>({
    features,
    data: shown.flatMap(({ index }) => rows[index] ?? []),
    columns: defs,
    getRowId: (row) => String(rowKey(row)),
  });
  return {
    heads: table.getFlatHeaders().flatMap(({ id }) => byKey.get(id) ?? []),
    rows: table.getRowModel().rows.flatMap(({ id, index: at }) => {
      const place = shown[at];
      return place ? { id, index: place.index, before: place.before } : [];
    }),
  };
}
