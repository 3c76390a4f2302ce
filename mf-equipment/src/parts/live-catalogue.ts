import type { EquipmentCategory, EquipmentType } from '@fieldspan/api/queries/equipment';

export type Catalogue = { categories: EquipmentCategory[]; types: EquipmentType[] };

/** What is offered: an archived category takes its types along. What stands on a piece is named all the same. */
export function liveCatalogue({ categories, types }: Catalogue, includeArchived = false): Catalogue {
  if (includeArchived) return { categories, types };
  const live = categories.filter(({ archived }) => archived !== 1);
  const ids = new Set(live.map(({ id }) => id));
  return { categories: live, types: types.filter((type) => type.archived !== 1 && ids.has(type.category_id)) };
}
