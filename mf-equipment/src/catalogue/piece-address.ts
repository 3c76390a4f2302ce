import type { ListQuery } from '@fieldspan/api/queries/list-query';
import { anyLike } from '@fieldspan/contract/filters';
import type { FilterGroup } from '@fieldspan/contract/filters';
import type { Sort } from '@fieldspan/ui/columns';

const SORTABLE = ['description', 'serial_num', 'location', 'next_service_date'] as const;
const SEARCHED = ['description', 'serial_num', 'location'] as const;

/** What the URL says about a list of pieces. */
export type PieceAddress<K extends string = (typeof SORTABLE)[number]> = {
  search: string;
  includeArchived: boolean;
  sort: Sort<K>;
  page: number;
};

export const PAGE_SIZE = 50;
/** Reads the URL; what it says wrongly counts as not said. */
export function parsePieceAddress(params: URLSearchParams): PieceAddress {
  const sort = params.get('sort') ?? '';
  const key = SORTABLE.find((field) => field === sort.replace(/^-/, ''));
  const page = Number(params.get('page') ?? '1');
  return {
    search: params.get('q') ?? '',
    includeArchived: params.get('archived') === '1',
    sort:
      key === undefined
        ? { key: 'description', direction: 'asc' }
        : { key, direction: sort.startsWith('-') ? 'desc' : 'asc' },
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query string of an address, `?` included; empty when it says only what is the default. */
export function pieceQuery({ search, includeArchived, sort, page }: PieceAddress<string>): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (includeArchived) params.set('archived', '1');
  if (sort.key !== 'description' || sort.direction === 'desc')
    params.set('sort', `${sort.direction === 'desc' ? '-' : ''}${sort.key}`);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Links between the levels keep the archived choice and nothing else. */
export const levelQuery = (includeArchived: boolean): string => (includeArchived ? '?archived=1' : '');

/** What the server is asked, within a level: everything, a category's pieces or a type's. */
export function pieceRequest(
  { search, includeArchived, sort, page }: PieceAddress,
  within: FilterGroup<'Equipment'>,
): ListQuery<'Equipment'> {
  return {
    filters: {
      ...within,
      ...(includeArchived ? {} : { archived: 0 }),
      ...anyLike<'Equipment'>(SEARCHED, search),
    },
    order: [[sort.key, sort.direction === 'desc' ? 'DESC' : 'ASC']],
    page,
    limit: PAGE_SIZE,
  };
}
