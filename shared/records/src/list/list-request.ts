import type { ListQuery } from '@fieldspan/api/queries/list-query';
import { anyLike } from '@fieldspan/contract/filters';
import type { FilterGroup, SearchField, SortField } from '@fieldspan/contract/filters';
import type { ModelName } from '@fieldspan/contract/models';
import type { ListAddress } from './list-address.ts';

export const PAGE_SIZE = 50;

/** The request for an address: the chip's filters, every word of the search in some field, one page. */
export function listRequest<N extends ModelName>(
  address: ListAddress<SortField<N>>,
  ask: { filters: FilterGroup<N>; searchFields: readonly SearchField<N>[]; pageSize?: number | undefined },
): ListQuery<N> {
  const { sort, page } = address;
  return {
    filters: { ...ask.filters, ...anyLike<N>(ask.searchFields, address.search) },
    order: [[sort.key, sort.direction === 'desc' ? 'DESC' : 'ASC']],
    page,
    limit: ask.pageSize ?? PAGE_SIZE,
  };
}
