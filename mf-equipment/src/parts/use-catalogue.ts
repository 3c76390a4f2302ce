import { equipmentCategoriesQuery, equipmentTypesQuery } from '@fieldspan/api/queries/equipment';
import { useSuspenseQueries } from '@tanstack/react-query';

/** Categories and types, loaded in parallel. */
export function useCatalogue() {
  const [{ data: categories }, { data: types }] = useSuspenseQueries({
    queries: [equipmentCategoriesQuery(), equipmentTypesQuery()],
  });
  return { categories, types };
}
