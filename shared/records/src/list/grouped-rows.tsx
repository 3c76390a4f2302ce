import { listGroupsQuery } from '@fieldspan/api/queries/list-groups';
import type { ModelName } from '@fieldspan/contract/models';
import type { RowGroup } from '@fieldspan/contract/query';
import { useNavigate } from '@fieldspan/federation/router';
import type { Band } from '@fieldspan/ui/bands';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { Pagination } from '@fieldspan/ui/pagination';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ColumnGroup, EngineRow, EntryColumn } from '../entry.ts';
import { GroupHead } from './group-head.tsx';
import { listHref } from './list-address.ts';
import { PAGE_SIZE } from './list-request.ts';
import type { ListRowsProps } from './list-rows-props.ts';
import { NoRows } from './no-rows.tsx';
import { groupKey, groupName, switchedGroups } from './row-groups.ts';
import { TableOfRows } from './table-of-rows.tsx';
import { useRowsOfGroups } from './use-rows-of-groups.ts';

/** A column that rows can be grouped by. */
type GroupColumn<R> = EntryColumn<R> & { group: ColumnGroup };

type GroupedRowsProps<N extends ModelName, R extends EngineRow> = ListRowsProps<N, R> & { column: GroupColumn<R> };

/** A page of groups; the rows of a group are read when it is opened. */
export function GroupedRows<N extends ModelName, R extends EngineRow>(props: GroupedRowsProps<N, R>) {
  const { entry, address, shown, rules, request, column, create } = props;
  const navigate = useNavigate();
  const { data: all } = useSuspenseQuery(entry.rowsQuery(request));
  const { by, unit } = column.group;
  const grouping = { by, ...(unit && { unit }) };
  const { filters, sum = [] } = request;
  const asked = { filters, group: grouping, sum, page: shown.page, limit: PAGE_SIZE };
  const { data } = useSuspenseQuery(listGroupsQuery(entry.model, asked));
  const { rows, showMore } = useRowsOfGroups({ entry, request, shown }, { groups: data.groups, grouping });
  if (data.groups.length === 0) return <NoRows entry={entry} address={shown} rules={rules} create={create} />;
  const toggle = (key: string) =>
    void navigate(listHref({ ...address, open: switchedGroups(address.open ?? [], key) }, rules), { replace: true });
  const { bands, listed } = inGroups({ groups: data.groups, rows, column, columns: entry.columns, toggle, showMore });
  return (
    <>
      <TableOfRows {...props} rows={listed} meta={all.meta} bands={bands} />
      <Pagination
        page={address.page}
        pages={data.meta?.num_pages ?? 1}
        count={data.meta?.count}
        pageSize={PAGE_SIZE}
        hrefFor={(page) => listHref({ ...address, page }, rules)}
      />
    </>
  );
}

type Groups<R> = {
  groups: readonly RowGroup[];
  /** The rows of those that are open. */
  rows: ReadonlyMap<string, readonly R[]>;
  column: GroupColumn<R>;
  columns: readonly EntryColumn<R>[];
  toggle: (key: string) => void;
  showMore: (key: string) => void;
};

/** The rows of all groups in their order, and the headings between them. */
function inGroups<R>(of: Groups<R>): { bands: Band[]; listed: R[] } {
  const bands: Band[] = [];
  const listed: R[] = [];
  const named = { ...of.column.group, column: translated(of.column.header) };
  for (const group of of.groups) {
    const key = groupKey(group);
    const own = of.rows.get(key);
    const head = { name: groupName(group, named), count: group.count, isOpen: own !== undefined };
    const title = <GroupHead {...head} onToggle={() => of.toggle(key)} />;
    bands.push({ key, at: listed.length, title, values: sumsOf(of.columns, group) });
    listed.push(...(own ?? []));
    const left = own === undefined ? 0 : group.count - own.length;
    if (left <= 0) continue;
    const more = <Button onClick={() => of.showMore(key)}>{t('Show more ({{count}} left)', { count: left })}</Button>;
    bands.push({ key: `${key} more`, at: listed.length, title: more });
  }
  return { bands, listed };
}

function sumsOf<R>(columns: readonly EntryColumn<R>[], { sums }: RowGroup): NonNullable<Band['values']> {
  const shown = columns.flatMap(({ key, sum }) => {
    const total = sum && sums[sum.field];
    return sum && total !== undefined ? [[key, sum.show(total)] as const] : [];
  });
  return Object.fromEntries(shown);
}
