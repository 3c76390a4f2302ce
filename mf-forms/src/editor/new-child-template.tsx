import { allChildTemplatesQuery, templateQuery } from '@fieldspan/api/queries/form-editing';
import type { Template } from '@fieldspan/api/queries/form-editing';
import { childTemplateQuery } from '@fieldspan/api/queries/forms';
import { foundQuery } from '@fieldspan/api/queries/found';
import { saveRecord } from '@fieldspan/api/save-record';
import { formJson, openForm } from '@fieldspan/domain/form/edit/edit-form';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useNavigate } from '@fieldspan/federation/router';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { PageHeader } from '@fieldspan/ui/page-header';
import { SaveForm } from '@fieldspan/ui/save-form';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormNotFound } from '../form-not-found.tsx';
import { formName } from './form-name.ts';
import styles from './new-child-template.module.css';

/** Names a new child template; its questions follow in the editor. */
export function NewChildTemplate({ templateSlug }: { templateSlug: string }) {
  const { data: found } = useSuspenseQuery(foundQuery(templateQuery(templateSlug)));
  usePageTitle(t('New child template'));
  return 'record' in found ? <Form template={found.record} /> : <FormNotFound reason={found.reason} />;
}

function Form({ template }: { template: Template }) {
  const { title, slug, FormTemplateCategory: category } = template;
  const [description, setDescription] = useState('');
  const [from, setFrom] = useState('');
  const creating = useCreation(template);
  const root = '/forms/templates';
  const above = category
    ? [
        { label: category.name, to: `${root}/${category.slug}` },
        { label: title, to: `${root}/${category.slug}/${slug}` },
      ]
    : [];
  return (
    <Stack>
      <PageHeader
        title={t('New child template')}
        subtitle={t('A form made from the template {{template}}.', { template: title })}
        breadcrumb={[{ label: t('Categories'), to: root }, ...above, { label: t('New child template') }]}
      />
      <SaveForm
        label={t('New child template')}
        isDirty={description.trim() !== ''}
        isSaving={creating.isPending}
        saveLabel={t('Create and add questions')}
        onSave={() => {
          if (!creating.isPending) creating.mutate({ description, from });
        }}
      >
        <Card>
          <div className={styles.fields}>
            <TextField
              label={t('Description')}
              hint={t('People choose the form by it.')}
              required
              value={description}
              onChange={setDescription}
            />
            <FromField value={from} onChange={setFrom} />
          </div>
        </Card>
      </SaveForm>
    </Stack>
  );
}

/** Creates one, however often it is sent, and opens it. */
function useCreation(template: Template) {
  const [clientKey] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ description, from }: { description: string; from: string }) => {
      const other = from === '' ? null : await queries.fetchQuery(queryOptions(childTemplateQuery(from)));
      const copied = openForm(other?.form_json ?? other?.FormTemplate?.form_json ?? null);
      return saveRecord('FormChildTemplate', {
        description,
        form_template_id: template.id,
        draft_json: copied && copied.sections.length > 0 ? formJson(copied) : emptyForm(),
        client_key: clientKey,
      });
    },
    onSuccess: (saved) =>
      void navigate(`/forms/child-template-editor/${template.slug}/${saved.slug}`, { replace: true }),
  });
}

function FromField({ value, onChange }: { value: string; onChange: (slug: string) => void }) {
  const { data: others } = useSuspenseQuery(allChildTemplatesQuery());
  return (
    <SelectField
      label={t('Begin with')}
      value={value}
      options={[
        { value: '', label: t('An empty form') },
        ...others.map((one) => ({ value: one.slug, label: t('A copy of {{form}}', { form: formName(one) }) })),
      ]}
      onChange={onChange}
    />
  );
}

const emptyForm = (): string =>
  JSON.stringify([{ key: crypto.randomUUID().slice(0, 8), sectionHeading: t('First section'), fields: [] }]);
