import { formCategoriesQuery } from '@fieldspan/api/queries/forms';
import { useParams } from '@fieldspan/federation/router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormNotFound } from '../form-not-found.tsx';
import { TemplateList } from './template-list.tsx';

export function TemplatesScreen() {
  const { cat_slug } = useParams();
  const { data: categories } = useSuspenseQuery(formCategoriesQuery());
  const category = categories.find(({ slug }) => slug === cat_slug);
  return category ? <TemplateList category={category} /> : <FormNotFound />;
}
