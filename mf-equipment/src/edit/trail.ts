import { equipmentCategoriesQuery, equipmentTypesQuery } from '@fieldspan/api/queries/equipment';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';

/** The way down to a type: equipment, category, type. */
export function useTrail(typeId: number | null): { label: string; to: string }[] {
  const { data: categories } = useSuspenseQuery(equipmentCategoriesQuery());
  const { data: types } = useSuspenseQuery(equipmentTypesQuery());
  const type = types.find(({ id }) => id === typeId);
  const category = categories.find(({ id }) => id === type?.category_id);
  const root = { label: t('Equipment'), to: '/equipment/list' };
  if (!type || !category) return [root];
  return [
    root,
    { label: category.name, to: `/equipment/${category.slug}` },
    { label: type.name, to: `/equipment/${category.slug}/${type.slug}` },
  ];
}
