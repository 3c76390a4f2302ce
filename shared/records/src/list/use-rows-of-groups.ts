import type { ListQuery } from '@fieldspan/api/queries/list-query';
import type { ModelName } from '@fieldspan/contract/models';
import type { Grouping, RowGroup, Within } from '@fieldspan/contract/query';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { EngineRow, ListEntry } from '../entry.ts';
import type { ListAddress } from './list-address.ts';
import { PAGE_SIZE } from './list-request.ts';
import { groupKey } from './row-groups.ts';

type Shown<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  request: ListQuery<N>;
  shown: ListAddress;
};

type RowsOfGroups<R> = {
  /** The rows of each open group, by its key. */
  rows: ReadonlyMap<string, readonly R[]>;
  /** Reads one page more of a group. */
  showMore: (key: string) => void;
};

/** The rows of the open groups, each with as many pages as were asked for. */
export function useRowsOfGroups<N extends ModelName, R extends EngineRow>(
  { entry, request, shown }: Shown<N, R>,
  { groups, grouping }: { groups: readonly RowGroup[]; grouping: Grouping },
): RowsOfGroups<R> {
  const [asked, setAsked] = useState<{ group: string | undefined; pages: Readonly<Record<string, number>> }>({
    group: shown.group,
    pages: {},
  });
  const pages = asked.group === shown.group ? asked.pages : {};
  const parts = groups
    .filter((group) => shown.open?.includes(groupKey(group)) === true)
    .flatMap(({ value }) => {
      const key = groupKey({ value });
      const within = { ...grouping, value };
      return Array.from({ length: pages[key] ?? 1 }, (_, at) => ({ key, query: pageOf(request, within, at + 1) }));
    });
  const read = useSuspenseQueries({ queries: parts.map(({ query }) => entry.rowsQuery(query)) });
  const rows = new Map<string, R[]>();
  parts.forEach(({ key }, at) => rows.set(key, [...(rows.get(key) ?? []), ...(read[at]?.data.rows ?? [])]));
  const showMore = (key: string) => setAsked({ group: shown.group, pages: { ...pages, [key]: (pages[key] ?? 1) + 1 } });
  return { rows, showMore };
}

const pageOf = <N extends ModelName>({ filters, order }: ListQuery<N>, within: Within, page: number): ListQuery<N> => ({
  filters,
  order,
  within,
  page,
  limit: PAGE_SIZE,
});
