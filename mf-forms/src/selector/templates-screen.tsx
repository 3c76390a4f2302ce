import { formCategoriesQuery } from '@fieldspan/api/queries/forms';
import { useParams } from '@fieldspan/federation/router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { NoSuchLevel } from './no-such-level.tsx';
import { TemplateList } from './template-list.tsx';

export function TemplatesScreen() {
  const { cat_slug } = useParams();
  const { data: categories } = useSuspenseQuery(formCategoriesQuery());
  const category = categories.find(({ slug }) => slug === cat_slug);
  return category ? <TemplateList category={category} /> : <NoSuchLevel />;
}
