import type { EquipmentCategory, EquipmentType } from '@fieldspan/api/queries/equipment';

export type Catalogue = { categories: EquipmentCategory[]; types: EquipmentType[] };

/** The offered types: an archived category hides its types. A piece still shows the name of its archived type. */
export function liveCatalogue({ categories, types }: Catalogue, includeArchived = false): Catalogue {
  if (includeArchived) return { categories, types };
  const live = categories.filter(({ archived }) => archived !== 1);
  const ids = new Set(live.map(({ id }) => id));
  return { categories: live, types: types.filter((type) => type.archived !== 1 && ids.has(type.category_id)) };
}
