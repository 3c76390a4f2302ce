import { t } from '@fieldspan/ui/i18n';
import { useCatalogue } from '../parts/use-catalogue.ts';

/** The way down to a type: equipment, category, type. */
export function useTrail(typeId: number | null): { label: string; to: string }[] {
  const { categories, types } = useCatalogue();
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
