import { textOf } from '@fieldspan/domain/form/edit/edit-form';
import type { EditField } from '@fieldspan/domain/form/edit/edit-form';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconArrowDown, IconArrowUp, IconTrash } from '@fieldspan/ui/icons';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import type { ReactNode } from 'react';
import { fieldTypeLabel } from '../parts/field-type-label.ts';
import { ConditionEditor } from './condition-editor.tsx';
import { change, changeHeading, dropSection, stepSectionTo } from './editing.ts';
import { ALIKE, kindIn, offersOf } from './field-kinds.ts';
import { FoundHere } from './found-here.tsx';
import styles from './properties.module.css';
import { PROPERTY_FIELDS } from './property-fields.tsx';
import { useEditField, useEditor, useEditorPart, useEditSection } from './use-editor.ts';

/** What is selected: a question, a section, or the form. */
export function Properties({ settings }: { settings: ReactNode }) {
  const selection = useEditorPart((store) => store.selection());
  if (selection.kind === 'field') return <FieldProperties fieldKey={selection.key} />;
  if (selection.kind === 'section') return <SectionProperties sectionKey={selection.key} />;
  return settings;
}

function FieldProperties({ fieldKey }: { fieldKey: string }) {
  const store = useEditor();
  const field = useEditField(fieldKey);
  if (!field) return null;
  return (
    <div className={styles.properties} data-edit={field.key}>
      <FoundHere itemKey={field.key} />
      <TextField
        key={field.key}
        label={t('Question')}
        multiline
        rows={2}
        value={textOf(field.raw['label'])}
        onChange={(label) => change(store, field.key, { label })}
        inputRef={(input: HTMLElement | null) => input?.setAttribute('data-do', 'label')}
      />
      <TypeChoice field={field} />
      {offersOf(field.raw).map((property) => {
        const Part = PROPERTY_FIELDS[property];
        return (
          <Part key={`${field.key} ${property}`} field={field} onChange={(raw) => change(store, field.key, raw)} />
        );
      })}
      <ConditionEditor key={`${field.key} condition`} item={field} />
    </div>
  );
}

function TypeChoice({ field }: { field: EditField }) {
  const store = useEditor();
  const kind = kindIn(field.raw);
  const alike = ALIKE.find((kinds) => kinds.some((one) => one === kind));
  if (!alike) return null;
  return (
    <SelectField
      label={t('Change type')}
      value={kind}
      options={alike.map((one) => ({ value: one, label: fieldTypeLabel(one) }))}
      onChange={(now) => change(store, field.key, { type: alike.find((one) => one === now) ?? kind })}
    />
  );
}

function SectionProperties({ sectionKey }: { sectionKey: string }) {
  const store = useEditor();
  const section = useEditSection(sectionKey);
  if (!section) return null;
  return (
    <div className={styles.properties} data-edit={section.key}>
      <FoundHere itemKey={section.key} />
      <TextField
        key={section.key}
        label={t('Name of the section')}
        value={textOf(section.raw['sectionHeading'])}
        onChange={(heading) => changeHeading(store, section.key, heading)}
        inputRef={(input: HTMLElement | null) => input?.setAttribute('data-do', 'label')}
      />
      <div className={styles.formats}>
        <Button
          data-do="up"
          icon={<IconArrowUp aria-hidden="true" />}
          onClick={() => stepSectionTo(store, section, -1)}
        >
          {t('Move section up')}
        </Button>
        <Button
          data-do="down"
          icon={<IconArrowDown aria-hidden="true" />}
          onClick={() => stepSectionTo(store, section, 1)}
        >
          {t('Move section down')}
        </Button>
        <Button icon={<IconTrash aria-hidden="true" />} onClick={() => dropSection(store, section)}>
          {t('Delete section')}
        </Button>
      </div>
      <ConditionEditor key={`${section.key} condition`} item={section} />
    </div>
  );
}
