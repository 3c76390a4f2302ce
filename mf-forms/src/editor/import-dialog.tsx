import { childTemplateQuery } from '@fieldspan/api/queries/forms';
import { allChildTemplatesQuery } from '@fieldspan/api/queries/form-editing';
import type { EditField, EditSection } from '@fieldspan/domain/form/edit/edit-form';
import { openForm } from '@fieldspan/domain/form/edit/edit-form';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { Dialog } from '@fieldspan/ui/dialog';
import { plural, t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './import-dialog.module.css';
import { nameOf } from './editing.ts';
import { formName } from './form-name.ts';

type ImportDialogProps = { isOpen: boolean; onAdd: (fields: readonly EditField[]) => void; onClose: () => void };

/** Copies questions of another child template. */
export function ImportDialog({ isOpen, onAdd, onClose }: ImportDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('Import')}>
      {isOpen && (
        <Wait fallback={<SkeletonRows count={4} />}>
          <Choice onAdd={onAdd} />
        </Wait>
      )}
    </Dialog>
  );
}

function Choice({ onAdd }: Pick<ImportDialogProps, 'onAdd'>) {
  const { data: templates } = useSuspenseQuery(allChildTemplatesQuery());
  const [slug, setSlug] = useState('');
  return (
    <>
      <SelectField
        label={t('From the form')}
        value={slug}
        options={[
          { value: '', label: t('Choose…') },
          ...templates.map((one) => ({ value: one.slug, label: formName(one) })),
        ]}
        onChange={setSlug}
      />
      {slug !== '' && (
        <Wait fallback={<SkeletonRows count={4} />}>
          <Questions key={slug} slug={slug} onAdd={onAdd} />
        </Wait>
      )}
    </>
  );
}

function Questions({ slug, onAdd }: { slug: string; onAdd: ImportDialogProps['onAdd'] }) {
  const { data: child } = useSuspenseQuery(childTemplateQuery(slug));
  const sections = openForm(child.form_json ?? child.FormTemplate?.form_json ?? null)?.sections ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const fields = sections.flatMap((section) => section.fields).filter(({ key }) => chosen.has(key));
  const toggle = (keys: readonly string[], isSet: boolean) =>
    setChosen((before) => {
      const now = new Set(before);
      for (const key of keys) {
        if (isSet) now.add(key);
        else now.delete(key);
      }
      return now;
    });
  if (sections.length === 0) return <p>{t('That form has no published questions.')}</p>;
  return (
    <>
      {sections.map((section) => (
        <SectionChoice key={section.key} section={section} chosen={chosen} onToggle={toggle} />
      ))}
      <Button variant="primary" disabled={fields.length === 0} onClick={() => onAdd(fields)}>
        {plural(fields.length, { one: 'Copy {{count}} question', other: 'Copy {{count}} questions' })}
      </Button>
    </>
  );
}

type SectionChoiceProps = {
  section: EditSection;
  chosen: ReadonlySet<string>;
  onToggle: (keys: readonly string[], isSet: boolean) => void;
};

function SectionChoice({ section, chosen, onToggle }: SectionChoiceProps) {
  const keys = section.fields.map(({ key }) => key);
  return (
    <fieldset className={styles.section}>
      <legend className={styles.name}>{nameOf(section)}</legend>
      <Checkbox
        label={t('All of this section')}
        checked={keys.length > 0 && keys.every((key) => chosen.has(key))}
        onChange={(isSet) => onToggle(keys, isSet)}
      />
      {section.fields.map((field) => (
        <Checkbox
          key={field.key}
          label={nameOf(field)}
          checked={chosen.has(field.key)}
          onChange={(isSet) => onToggle([field.key], isSet)}
        />
      ))}
    </fieldset>
  );
}
