import type { ModelName } from '@fieldspan/contract/models';
import type { ListQuery } from '@fieldspan/api/queries/list-query';
import { useLocation, useNavigate } from '@fieldspan/federation/router';
import type { Meta } from '@fieldspan/contract/envelope';
import { Button } from '@fieldspan/ui/button';
import type { Column } from '@fieldspan/ui/columns';
import { DataTable } from '@fieldspan/ui/data-table';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { Pagination } from '@fieldspan/ui/pagination';
import { TileRows } from '@fieldspan/ui/tile-rows';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EngineRow, EntryColumn, ListEntry } from '../entry.ts';
import { listHref } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';
import { PAGE_SIZE } from './list-request.ts';
import styles from './record-list.module.css';
import { useListColumns } from './use-list-columns.ts';
import { useListChanges } from './use-list-changes.tsx';
import { withQuery } from './with-query.ts';

type ListRowsProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  /** The state that was requested; the next click continues from here, whatever rows are still shown. */
  address: ListAddress;
  /** The state of the shown rows: the previous one, while the requested ones are loading. */
  shown: ListAddress;
  rules: AddressRules;
  request: ListQuery<N>;
  create: ReactNode;
};

/** The rows of a list: its own board, or one page of tiles, a table, or cards on a narrow window. */
export function ListRows<N extends ModelName, R extends EngineRow>(props: ListRowsProps<N, R>) {
  const { entry, shown } = props;
  return entry.Board && shown.asTable !== true ? (
    <BoardOfRows {...props} Board={entry.Board} />
  ) : (
    <PageOfRows {...props} />
  );
}

type BoardOfRowsProps<N extends ModelName, R extends EngineRow> = ListRowsProps<N, R> & {
  Board: NonNullable<ListEntry<N, R>['Board']>;
};

function BoardOfRows<N extends ModelName, R extends EngineRow>(props: BoardOfRowsProps<N, R>) {
  const { entry, address, shown, rules, request, create, Board } = props;
  const isStale = listHref(shown, rules) !== listHref(address, rules);
  return (
    <div className={styles.rows} data-stale={isStale || undefined} aria-busy={isStale}>
      <Board
        key={listHref(shown, rules)}
        request={request}
        empty={<NoRows entry={entry} address={shown} rules={rules} create={create} />}
      />
    </div>
  );
}

function PageOfRows<N extends ModelName, R extends EngineRow>(props: ListRowsProps<N, R>) {
  const { entry, address, shown, rules, request } = props;
  const { data } = useSuspenseQuery(entry.rowsQuery(request));
  const isStale = listHref(shown, rules) !== listHref(address, rules);
  const hasTiles = entry.Tiles !== undefined && shown.asTable !== true;
  return (
    <div className={styles.rows} data-stale={isStale || undefined} aria-busy={isStale}>
      {hasTiles ? (
        <TilesOfRows {...props} rows={data.rows} meta={data.meta} />
      ) : (
        <TableOfRows {...props} rows={data.rows} meta={data.meta} />
      )}
      <Pagination
        page={address.page}
        pages={data.meta?.num_pages ?? 1}
        count={data.meta?.count}
        pageSize={entry.pageSize ?? PAGE_SIZE}
        hrefFor={(page) => listHref({ ...address, page }, rules)}
      />
    </div>
  );
}

type RowsProps<N extends ModelName, R extends EngineRow> = ListRowsProps<N, R> & {
  rows: readonly R[];
  meta: Meta | null;
};

const idOf = ({ id }: EngineRow): number => id;

function TilesOfRows<N extends ModelName, R extends EngineRow>(props: RowsProps<N, R>) {
  const { entry, rows, shown, rules, create } = props;
  const { isLocked, selection } = useListChanges({ ...props, count: props.meta?.count });
  if (!entry.Tiles || rows.length === 0) {
    return <NoRows entry={entry} address={shown} rules={rules} create={create} />;
  }
  return (
    <TileRows Tiles={entry.Tiles} rows={rows} rowKey={idOf} selection={selection} {...(isLocked && { isLocked })} />
  );
}

function TableOfRows<N extends ModelName, R extends EngineRow>(props: RowsProps<N, R>) {
  const { entry, rows, meta, address, shown, rules, create } = props;
  const navigate = useNavigate();
  const { search } = useLocation();
  const changes = useListChanges({ ...props, count: props.meta?.count });
  const { shown: columns, columnWidth } = useListColumns(entry, address, rules);
  const { rowTo } = entry;
  return (
    <DataTable
      label={translated(entry.title)}
      record={entry.record}
      rows={rows}
      columnWidth={columnWidth}
      columns={columns.map((column) => drawn(column, rows.length === 0 ? null : meta))}
      rowKey={idOf}
      {...(rowTo && { rowTo: (row: R) => (entry.opensOver ? withQuery(rowTo(row), search) : rowTo(row)) })}
      sort={address.sort}
      onSort={(sort) => void navigate(listHref({ ...address, sort, page: 1 }, rules), { replace: true })}
      {...changes}
      empty={<NoRows entry={entry} address={shown} rules={rules} create={create} />}
    />
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

type NoRowsProps<N extends ModelName, R extends EngineRow> = Pick<
  ListRowsProps<N, R>,
  'entry' | 'address' | 'rules' | 'create'
>;

function NoRows<N extends ModelName, R extends EngineRow>({ entry, address, rules, create }: NoRowsProps<N, R>) {
  const title = translated(entry.record.none);
  if (address.search !== '') {
    return (
      <EmptyState
        title={title}
        action={
          <Button render={<AppLink to={listHref({ ...address, search: '', page: 1 }, rules)} />}>
            {t('Clear search')}
          </Button>
        }
      >
        {t('Nothing here matches “{{search}}”.', { search: address.search })}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={title} action={create}>
      {translated(entry.emptyHint)}
    </EmptyState>
  );
}
