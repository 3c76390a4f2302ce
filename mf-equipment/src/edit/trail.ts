import type { Crumb } from '@fieldspan/records/entry';
import { t } from '@fieldspan/ui/i18n';
import type { Catalogue } from '../catalogue-data/live-catalogue.ts';

/** The breadcrumbs of a type: equipment, category, type. */
export function trailOf({ categories, types }: Catalogue, typeId: number | null): readonly Crumb[] {
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
