import { type Message, dataText } from '@fieldspan/domain/message';
import type { EquipmentCategory, EquipmentType } from '@fieldspan/api/queries/equipment';
import { liveCatalogue } from '../catalogue-data/live-catalogue.ts';
import type { Catalogue } from '../catalogue-data/live-catalogue.ts';

type Named = {
  categories: readonly Pick<EquipmentCategory, 'id' | 'name'>[];
  types: readonly Pick<EquipmentType, 'id' | 'name' | 'category_id'>[];
};

/** Every type, grouped by category, in the order of the categories. */
export function typeOptions({ categories, types }: Named): { value: number; label: Message }[] {
  return categories.flatMap((category) =>
    types
      .filter((type) => type.category_id === category.id)
      .map((type) => ({ value: type.id, label: dataText(`${category.name} › ${type.name}`) })),
  );
}

/** The types a piece may have: those that are not archived, and its current one. */
export function offeredTypes(catalogue: Catalogue, presentId: number | undefined): Catalogue {
  const live = liveCatalogue(catalogue);
  const present = catalogue.types.find(({ id }) => id === presentId);
  if (!present || live.types.some(({ id }) => id === present.id)) return live;
  return {
    categories: catalogue.categories.filter(
      ({ id }) => id === present.category_id || live.categories.some((category) => category.id === id),
    ),
    types: catalogue.types.filter(({ id }) => id === present.id || live.types.some((type) => type.id === id)),
  };
}
