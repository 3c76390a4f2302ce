import { formCategoriesQuery, formTemplatesQuery } from '@fieldspan/api/queries/forms';
import { useParams } from '@fieldspan/federation/router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChildTemplateList } from './child-template-list.tsx';
import { FormNotFound } from '../form-not-found.tsx';

export function ChildTemplatesScreen() {
  const { cat_slug, template_slug = '' } = useParams();
  const { data: categories } = useSuspenseQuery(formCategoriesQuery());
  const category = categories.find(({ slug }) => slug === cat_slug);
  return category ? <OfCategory category={category} templateSlug={template_slug} /> : <FormNotFound />;
}

type OfCategoryProps = { category: { id: number; slug: string; name: string }; templateSlug: string };

function OfCategory({ category, templateSlug }: OfCategoryProps) {
  const { data: templates } = useSuspenseQuery(formTemplatesQuery(category.id));
  const template = templates.find(({ slug }) => slug === templateSlug);
  return template ? <ChildTemplateList category={category} template={template} /> : <FormNotFound />;
}
