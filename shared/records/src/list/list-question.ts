import type { ListQuery } from '@fieldspan/api/queries/list-query';
import type { FilterGroup, SortField } from '@fieldspan/contract/filters';
import type { ModelName } from '@fieldspan/contract/models';
import type { CurrentUser, EngineRow, ListEntry } from '../entry.ts';
import type { AddressRules, ListAddress } from './list-address.ts';
import { listRequest } from './list-request.ts';

/** What a list asks the server at an address. */
export function requestOf<N extends ModelName, R extends EngineRow>(
  entry: ListEntry<N, R>,
  shown: ListAddress<SortField<N>>,
  currentUser: CurrentUser,
): ListQuery<N> {
  const chip = entry.chips.find(({ key }) => key === shown.chip) ?? entry.chips[0];
  const filters = { ...chip.filters(currentUser).group, ...ownFilters(entry, shown) };
  const { searchFields, pageSize } = entry;
  const sum = entry.columns.flatMap((column) => column.sum?.field ?? []);
  const rows = listRequest(shown, { filters, searchFields, pageSize });
  // Of a list in groups it asks only how many rows there are and what they come to: each group reads its own rows.
  const isGrouped = shown.group !== undefined;
  return { ...rows, ...(isGrouped && { page: 1, limit: 1 }), ...(sum.length > 0 && { sum }) };
}

/** The conditions that the list's own filter and checkbox add to the chip's. */
function ownFilters<N extends ModelName, R extends EngineRow>(
  { pick, searches = [], toggle }: ListEntry<N, R>,
  { picked, found = {}, toggled = false }: ListAddress,
): FilterGroup<N> {
  const ofPick: FilterGroup<N> = pick && picked ? pick.filters(Number(picked)).group : {};
  const ofSearches = searches.map(({ param, filters }) => (found[param] ? filters(Number(found[param])).group : {}));
  const ofToggle: FilterGroup<N> = toggle ? toggle.filters(toggled).group : {};
  return Object.assign({}, ofPick, ofToggle, ...ofSearches);
}

/** The parts of the URL that the list of an entry uses. */
export function addressRules<N extends ModelName, R extends EngineRow>(
  entry: ListEntry<N, R>,
  { viewer }: CurrentUser,
): AddressRules<SortField<N>> {
  return {
    chips: entry.chips.filter(({ isShown }) => isShown?.(viewer) ?? true).map(({ key }) => key),
    sortable: entry.columns.flatMap(({ sort }) => sort ?? []),
    defaultSort: entry.defaultSort,
    path: entry.path,
    chipParam: entry.chipParam,
    pickParam: entry.pick?.param,
    searchParams: entry.searches?.map(({ param }) => param),
    toggleParam: entry.toggle?.param,
    hasTiles: entry.Tiles !== undefined || entry.Board !== undefined,
    keeps: entry.keeps,
    columns: entry.columns.map(({ key }) => key),
    groups: entry.columns.flatMap(({ key, group }) => (group === undefined ? [] : [key])),
  };
}
