import { formCategoriesQuery } from '@fieldspan/api/queries/forms';
import { t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';

const ROOT = '/forms/templates';

/**
 * The levels above a form: categories, its category, its template. If they cannot be read, the form is shown without
 * them.
 */
export function useFormTrail(template: { slug: string; title: string; category_id: number } | null, search: string) {
  const { data: categories = [] } = useQuery(formCategoriesQuery());
  const category = categories.find(({ id }) => id === template?.category_id);
  const trail = [{ label: t('Categories'), to: `${ROOT}${search}` }];
  if (!category || !template) return trail;
  return [
    ...trail,
    { label: category.name, to: `${ROOT}/${category.slug}${search}` },
    { label: template.title, to: `${ROOT}/${category.slug}/${template.slug}${search}` },
  ];
}
