import { formCategoriesQuery } from '@fieldspan/api/queries/forms';
import type { Template } from '@fieldspan/api/queries/form-editing';
import type { Saved } from '@fieldspan/contract/envelope';
import type { FormValues } from '@fieldspan/contract/save';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import { SelectField } from '@fieldspan/ui/select-field';
import { Switch } from '@fieldspan/ui/switch';
import { TextField } from '@fieldspan/ui/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import styles from './template-editor.module.css';

type TemplateSettingsProps = {
  /** null: a new one. */
  template: Template | null;
  /** The category of a new one; null to be chosen. */
  categoryId: number | null;
  onSaved: (saved: Saved) => void;
};

/** Title, category and kind of a template. */
export function TemplateSettings({ template, categoryId, onSaved }: TemplateSettingsProps) {
  const { data: categories } = useSuspenseQuery(formCategoriesQuery());
  const first = categoryId ?? categories.find(({ archived }) => archived === 0)?.id ?? null;
  const form = useRecordForm({
    model: 'FormTemplate',
    ...(template ? storedOf(template) : { id: null, version: null, initial: { ...BLANK, category_id: first } }),
    labels: labels(),
    onSaved,
  });
  return (
    <SaveForm
      label={t('Template settings')}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      onSave={form.save}
      saveLabel={template === null ? t('Create template') : t('Save')}
      {...(template && { onDiscard: form.discard })}
    >
      <Card title={t('Template settings')}>
        <div className={styles.fields}>
          <NameFields values={form.values} category={template?.category_id ?? null} onChange={form.set} />
          <KindFields values={form.values} onChange={form.set} />
        </div>
      </Card>
      {form.question}
    </SaveForm>
  );
}

const BLANK = { title: '', has_equipment: 0, is_single_use: 0, is_worksheet_form: 0 };

const storedOf = ({ id, version, ...record }: Template) => {
  const { title, category_id, has_equipment, is_single_use, is_worksheet_form } = record;
  return { id, version, initial: { title, category_id, has_equipment, is_single_use, is_worksheet_form } };
};

const labels = () => ({
  title: t('Title'),
  category_id: t('Category'),
  has_equipment: t('About a piece of equipment'),
  is_single_use: t('Filled in only once'),
  is_worksheet_form: t('A worksheet'),
});

type NameFieldsProps = {
  values: FormValues<'FormTemplate'>;
  /** The stored one, which is offered even when it is archived. */
  category: number | null;
  onChange: (name: 'title' | 'category_id', value: string | number) => void;
};

function NameFields({ values, category, onChange }: NameFieldsProps) {
  const { data: categories } = useSuspenseQuery(formCategoriesQuery());
  const offered = categories.filter(({ id, archived }) => archived === 0 || id === category);
  return (
    <>
      <TextField
        label={t('Title')}
        required
        value={String(values['title'] ?? '')}
        onChange={(title) => onChange('title', title)}
      />
      <SelectField
        label={t('Category')}
        required
        value={String(values['category_id'] ?? '')}
        options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => onChange('category_id', Number(id))}
      />
    </>
  );
}

type Flag = 'has_equipment' | 'is_single_use' | 'is_worksheet_form';
type KindFieldsProps = { values: FormValues<'FormTemplate'>; onChange: (name: Flag, isSet: 0 | 1) => void };

function KindFields({ values, onChange }: KindFieldsProps) {
  const flag = (name: Flag) => ({
    checked: values[name] === 1,
    onChange: (isSet: boolean) => onChange(name, isSet ? 1 : 0),
  });
  return (
    <>
      <Switch
        label={t('About a piece of equipment')}
        hint={t('Whoever fills it in is asked which machine or tool it is about.')}
        {...flag('has_equipment')}
      />
      <Switch
        label={t('Filled in only once')}
        hint={t('Each of its child templates can be filled in a single time, such as a permit.')}
        {...flag('is_single_use')}
      />
      <Switch
        label={t('A worksheet')}
        hint={t('Offered where the worksheet of a service call is filled in.')}
        {...flag('is_worksheet_form')}
      />
    </>
  );
}
