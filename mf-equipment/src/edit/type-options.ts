import type { EquipmentCategory, EquipmentType } from '@fieldspan/api/queries/equipment';

type CategoryName = Pick<EquipmentCategory, 'id' | 'name'>;
type TypeName = Pick<EquipmentType, 'id' | 'name' | 'category_id'>;

/** Every type with its category before it, in the order of the categories. */
export function typeOptions(
  categories: readonly CategoryName[],
  types: readonly TypeName[],
): { value: string; label: string }[] {
  return categories.flatMap((category) =>
    types
      .filter((type) => type.category_id === category.id)
      .map((type) => ({ value: String(type.id), label: `${category.name} › ${type.name}` })),
  );
}
