import type { Meta } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import { useLocation, useNavigate } from '@fieldspan/federation/router';
import type { Band } from '@fieldspan/ui/bands';
import type { Column } from '@fieldspan/ui/columns';
import { DataTable } from '@fieldspan/ui/data-table';
import { translated } from '@fieldspan/ui/i18n';
import { useRef } from 'react';
import type { EngineRow, EntryColumn } from '../entry.ts';
import { useCellEdits } from './edit/use-cell-edits.tsx';
import { listHref } from './list-address.ts';
import type { ListRowsProps } from './list-rows-props.ts';
import { NoRows } from './no-rows.tsx';
import { useListChanges } from './use-list-changes.tsx';
import { useListColumns } from './use-list-columns.ts';
import { withQuery } from './with-query.ts';

type TableOfRowsProps<N extends ModelName, R extends EngineRow> = ListRowsProps<N, R> & {
  rows: readonly R[];
  /** Of all rows that match. */
  meta: Meta | null;
  /** Headings of groups. */
  bands?: readonly Band[];
};

const idOf = ({ id }: EngineRow): number => id;

/** The rows as a table, or as cards on a narrow window. */
export function TableOfRows<N extends ModelName, R extends EngineRow>(props: TableOfRowsProps<N, R>) {
  const { entry, rows, meta, bands, address, shown, rules, create } = props;
  const navigate = useNavigate();
  const { search } = useLocation();
  const changes = useListChanges({ ...props, count: props.meta?.count });
  const { shown: chosen, columnWidth } = useListColumns(entry, address, rules);
  const total = rows.length === 0 && !bands ? null : meta;
  const place = useRef<HTMLDivElement>(null);
  const read = chosen.map((column) => drawn(column, total));
  const { columns, question } = useCellEdits({ entry, rows, columns: read, place });
  const { rowTo } = entry;
  return (
    <div ref={place}>
      <DataTable
        label={translated(entry.title)}
        record={entry.record}
        rows={rows}
        columnWidth={columnWidth}
        columns={columns}
        rowKey={idOf}
        {...(rowTo && { rowTo: (row: R) => (entry.opensOver ? withQuery(rowTo(row), search) : rowTo(row)) })}
        sort={address.sort}
        onSort={(sort) => void navigate(listHref({ ...address, sort, page: 1 }, rules), { replace: true })}
        {...changes}
        bands={bands}
        empty={<NoRows entry={entry} address={shown} rules={rules} create={create} />}
      />
      {question}
    </div>
  );
}

/** A column with its translated header and, if it has one, its sum over all pages. */
function drawn<R>({ sum, ...column }: EntryColumn<R>, meta: Meta | null): Column<R> {
  const total = sum && meta?.sums?.[sum.field];
  return {
    ...column,
    header: translated(column.header),
    ...(sum && total !== undefined && { footer: sum.show(total) }),
  };
}
