import type { ListQuery } from '@fieldspan/api/queries/list-query';
import type { Filters } from '@fieldspan/contract/query';
import type { ListAddress } from './list-address.ts';

export const PAGE_SIZE = 50;

/** What the server is asked for an address: the chip's filters, every word of the search in some field, one page. */
export function listRequest(
  address: ListAddress,
  ask: { filters: Filters; searchFields: readonly string[] },
): ListQuery {
  const { sort, page } = address;
  return {
    filters: { ...ask.filters, ...searchFilter(address.search, ask.searchFields) },
    order: [[sort.key, sort.direction === 'desc' ? 'DESC' : 'ASC']],
    page,
    limit: PAGE_SIZE,
  };
}

function searchFilter(search: string, fields: readonly string[]): Filters {
  const like = search.trim();
  return like === '' ? {} : { any: fields.map((field) => ({ [field]: { like } })) };
}
