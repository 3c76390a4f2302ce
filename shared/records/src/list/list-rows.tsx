import type { ModelName } from '@fieldspan/contract/models';
import type { Meta } from '@fieldspan/contract/envelope';
import { Pagination } from '@fieldspan/ui/pagination';
import { TileRows } from '@fieldspan/ui/tile-rows';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { EngineRow, ListEntry } from '../entry.ts';
import { GroupedRows } from './grouped-rows.tsx';
import { listHref } from './list-address.ts';
import { PAGE_SIZE } from './list-request.ts';
import type { ListRowsProps } from './list-rows-props.ts';
import styles from './record-list.module.css';
import { NoRows } from './no-rows.tsx';
import { TableOfRows } from './table-of-rows.tsx';
import { useListChanges } from './use-list-changes.tsx';

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
  const { entry, address, shown, rules } = props;
  const isStale = listHref(shown, rules) !== listHref(address, rules);
  const grouped = entry.columns.find(({ key, group }) => group !== undefined && key === shown.group);
  return (
    <div className={styles.rows} data-stale={isStale || undefined} aria-busy={isStale}>
      {grouped?.group === undefined ? (
        <PlainRows {...props} />
      ) : (
        <GroupedRows {...props} column={{ ...grouped, group: grouped.group }} />
      )}
    </div>
  );
}

function PlainRows<N extends ModelName, R extends EngineRow>(props: ListRowsProps<N, R>) {
  const { entry, address, shown, rules, request } = props;
  const { data } = useSuspenseQuery(entry.rowsQuery(request));
  const hasTiles = entry.Tiles !== undefined && shown.asTable !== true;
  return (
    <>
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
    </>
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
