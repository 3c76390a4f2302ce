import { equipmentCategoriesQuery, equipmentTypesQuery } from '@fieldspan/api/queries/equipment';
import { useSuspenseQueries } from '@tanstack/react-query';

/** Categories and types, asked for at the same time. */
export function useCatalogue() {
  const [{ data: categories }, { data: types }] = useSuspenseQueries({
    queries: [equipmentCategoriesQuery(), equipmentTypesQuery()],
  });
  return { categories, types };
}
