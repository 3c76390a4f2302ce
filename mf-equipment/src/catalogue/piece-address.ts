import type { ListQuery } from '@fieldspan/api/queries/list-query';
import type { Filters } from '@fieldspan/contract/query';

/** What the URL says about a list of pieces. */
export type PieceAddress = {
  search: string;
  includeArchived: boolean;
  sort: { key: string; direction: 'asc' | 'desc' };
  page: number;
};

export const PAGE_SIZE = 50;
const SORTABLE = new Set(['description', 'serial_num', 'location', 'next_service_date']);
const SEARCHED = ['description', 'serial_num', 'location'];

/** Reads the URL; what it says wrongly counts as not said. */
export function parsePieceAddress(params: URLSearchParams): PieceAddress {
  const sort = params.get('sort') ?? '';
  const key = sort.replace(/^-/, '');
  const page = Number(params.get('page') ?? '1');
  return {
    search: params.get('q') ?? '',
    includeArchived: params.get('archived') === '1',
    sort: SORTABLE.has(key)
      ? { key, direction: sort.startsWith('-') ? 'desc' : 'asc' }
      : { key: 'description', direction: 'asc' },
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query string of an address, `?` included; empty when it says only what is the default. */
export function pieceQuery({ search, includeArchived, sort, page }: PieceAddress): string {
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
export function pieceRequest({ search, includeArchived, sort, page }: PieceAddress, within: Filters): ListQuery {
  const like = search.trim();
  return {
    filters: {
      ...within,
      ...(includeArchived ? {} : { archived: 0 }),
      ...(like === '' ? {} : { any: SEARCHED.map((field) => ({ [field]: { like } })) }),
    },
    order: [[sort.key, sort.direction === 'desc' ? 'DESC' : 'ASC']],
    page,
    limit: PAGE_SIZE,
  };
}
