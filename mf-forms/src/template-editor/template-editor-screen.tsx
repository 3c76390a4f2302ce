import { formCategoriesQuery } from '@fieldspan/api/queries/forms';
import { templateQuery } from '@fieldspan/api/queries/form-editing';
import type { Template } from '@fieldspan/api/queries/form-editing';
import { foundQuery } from '@fieldspan/api/queries/found';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { RecordMenu } from '@fieldspan/federation/record-menu';
import { useNavigate, useParams } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormNotFound } from '../form-not-found.tsx';
import { ForFormManagers } from '../for-form-managers.tsx';
import { TemplateChildren } from './template-children.tsx';
import { TemplateLimits } from './template-limits.tsx';
import { TemplateSettings } from './template-settings.tsx';

/** The slug `new` creates a template. */
export function TemplateEditorScreen() {
  const { cat_slug = null, slug = 'new' } = useParams();
  return (
    <ForFormManagers>{slug === 'new' ? <NewTemplate catSlug={cat_slug} /> : <Opened slug={slug} />}</ForFormManagers>
  );
}

const ROOT = '/forms/templates';

function NewTemplate({ catSlug }: { catSlug: string | null }) {
  const { data: categories } = useSuspenseQuery(formCategoriesQuery());
  const navigate = useNavigate();
  const category = categories.find(({ slug }) => slug === catSlug);
  usePageTitle(t('New template'));
  if (catSlug !== null && !category) return <FormNotFound />;
  return (
    <Stack>
      <PageHeader
        title={t('New template')}
        subtitle={t('A template says who may use its forms. Their questions come next, in its child templates.')}
        breadcrumb={[
          { label: t('Categories'), to: ROOT },
          ...(category ? [{ label: category.name, to: `${ROOT}/${category.slug}` }] : []),
          { label: t('New template') },
        ]}
      />
      <TemplateSettings
        template={null}
        categoryId={category?.id ?? null}
        onSaved={({ slug }) => void navigate(`/forms/template-editor/${slug}`, { replace: true })}
      />
    </Stack>
  );
}

function Opened({ slug }: { slug: string }) {
  const { data: found } = useSuspenseQuery(foundQuery(templateQuery(slug)));
  return 'record' in found ? <Editor template={found.record} /> : <FormNotFound reason={found.reason} />;
}

function Editor({ template }: { template: Template }) {
  const { title, archived, FormTemplateCategory: category } = template;
  usePageTitle(title);
  return (
    <Stack>
      <PageHeader
        title={title}
        breadcrumb={[
          { label: t('Categories'), to: ROOT },
          ...(category ? [{ label: category.name, to: `${ROOT}/${category.slug}` }] : []),
          { label: title },
        ]}
        status={archived === 1 && <Tag>{t('Archived')}</Tag>}
        actions={<RecordMenu record={{ ...template, model: 'FormTemplate' }} />}
      />
      <TemplateChildren template={template} />
      <TemplateSettings
        key={template.id}
        template={template}
        categoryId={template.category_id}
        onSaved={() => undefined}
      />
      <TemplateLimits template={template} />
    </Stack>
  );
}
