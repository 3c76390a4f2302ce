import { textOf } from '@fieldspan/domain/form/edit/edit-form';
import type { EditField, Raw } from '@fieldspan/domain/form/edit/edit-form';
import type { FieldProperty } from '@fieldspan/domain/form/kind-row';
import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { memo, type ComponentType } from 'react';
import { fieldTypeLabel } from '../static-view/field-type-label.ts';
import { ConditionEditor } from './condition-editor.tsx';
import { change } from './editing.ts';
import { ALIKE, kindIn, offersOf } from './field-kinds.ts';
import { FoundHere } from './found-here.tsx';
import styles from './properties.module.css';
import { PROPERTY_FIELDS } from './property-fields.tsx';
import { useEditField, useEditor } from './use-editor.ts';

type FieldPropertiesProps = {
  fieldKey: string;
  /** What edits the rows of a repeating question; there is none for a question that stands in a row itself. */
  Rows?: ComponentType<{ field: EditField; onChange: (change: Raw) => void }>;
};

/** Rows have no answers beforehand, and show no picture of the template. */
const NOT_IN_ROWS: ReadonlySet<FieldProperty> = new Set(['default', 'staticImage']);

/** All that can be set of a question. */
export function FieldProperties({ fieldKey, Rows }: FieldPropertiesProps) {
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
      <OtherProperties field={field} Rows={Rows} />
    </div>
  );
}

type OtherPropertiesProps = { field: EditField; Rows: FieldPropertiesProps['Rows'] };

/** Everything but the words of the question: what changes here writes nothing of them, so a letter in them draws none of it. */
const OtherProperties = memo(
  function OtherProperties({ field, Rows }: OtherPropertiesProps) {
    const store = useEditor();
    return (
      <>
        <TypeChoice field={field} />
        {offersOf(field.raw).map((property) => {
          const Part = property === 'fields' ? Rows : PROPERTY_FIELDS[property];
          if (!Part || (!Rows && NOT_IN_ROWS.has(property))) return null;
          return (
            <Part key={`${field.key} ${property}`} field={field} onChange={(raw) => change(store, field.key, raw)} />
          );
        })}
        <ConditionEditor key={`${field.key} condition`} item={field} />
      </>
    );
  },
  (before, now) => before.Rows === now.Rows && isSameButWords(before.field, now.field),
);

/** The property that is typed into, letter by letter. */
const WORDS = 'label';

function isSameButWords(before: EditField, now: EditField): boolean {
  const names = Object.keys({ ...before.raw, ...now.raw }).filter((name) => name !== WORDS);
  return before.key === now.key && names.every((name) => before.raw[name] === now.raw[name]);
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
