import { useMemo, useState } from 'react';
import { t } from '../i18n.ts';
import type { Column, Sort } from './columns.ts';
import { rowOrder } from './row-order.ts';

type SortParts<R> = {
  rows: readonly R[];
  columns: readonly Column<R>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** The rows have a meaningful order of their own, which people can restore. */
  hasOwnOrder: boolean;
  announce: (text: string) => void;
};

type SortedRows<R> = {
  rows: readonly R[];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  hasOwnOrder: boolean;
  sortKeyOf: (column: Column<R>) => string | undefined;
};

/** The sorted rows: by the caller (URL and server), or by the table itself. */
export function useSortedRows<R>(parts: SortParts<R>): SortedRows<R> {
  const { rows, columns, sort, onSort, hasOwnOrder, announce } = parts;
  const [own, setOwn] = useState<Sort>();
  const value = columns.find(({ key }) => key === own?.key)?.value;
  const ordered = useMemo(() => (own && value ? inOrder(rows, value, own) : rows), [rows, value, own]);
  if (onSort) {
    const handleSort = (next: Sort | undefined) => next && onSort(next);
    return { rows, sort, onSort: handleSort, hasOwnOrder: false, sortKeyOf: (column) => column.sort };
  }
  return {
    rows: ordered,
    sort: own,
    onSort: (next) => {
      setOwn(next);
      announce(orderText(columns, next));
    },
    hasOwnOrder,
    sortKeyOf: (column) => (column.value ? column.key : undefined),
  };
}

function orderText<R>(columns: readonly Column<R>[], sort: Sort | undefined): string {
  if (!sort) return t('In their own order');
  const column = columns.find(({ key }) => key === sort.key)?.header ?? '';
  return sort.direction === 'asc'
    ? t('Sorted by {{column}}, ascending', { column })
    : t('Sorted by {{column}}, descending', { column });
}

function inOrder<R>(rows: readonly R[], value: NonNullable<Column<R>['value']>, { direction }: Sort): readonly R[] {
  const ordered: R[] = [];
  for (const place of rowOrder(rows.map(value), direction)) {
    const row = rows[place];
    if (row !== undefined) ordered.push(row);
  }
  return ordered;
}
