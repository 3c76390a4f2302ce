import { equipmentCategoriesQuery, equipmentTypesQuery } from '@fieldspan/api/queries/equipment';
import { readAhead } from '@fieldspan/api/queries/read-ahead';
import { useSuspenseQueries } from '@tanstack/react-query';

/** Categories and types, loaded in parallel. */
export function useCatalogue() {
  const [{ data: categories }, { data: types }] = useSuspenseQueries({
    queries: [equipmentCategoriesQuery(), equipmentTypesQuery()],
  });
  return { categories, types };
}

/** Starts reading both, for a screen that will soon show them. */
export function readCatalogueAhead(): void {
  readAhead(equipmentCategoriesQuery());
  readAhead(equipmentTypesQuery());
}
