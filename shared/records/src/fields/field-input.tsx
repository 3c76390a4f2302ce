import type { ModelName } from '@fieldspan/contract/models';
import type { FieldValue } from '@fieldspan/contract/save';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t, translated } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { inputText, inputValue } from '../field.ts';
import type { Field } from '../field.ts';
import { INPUT_TYPES } from './input-types.ts';
import { ChoiceInput } from './choice-input.tsx';
import { ColourInput } from './colour-input.tsx';
import { RelationField } from './relation-field.tsx';

type FieldInputProps<N extends ModelName, D> = {
  field: Field<N, D>;
  record: D | null;
  value: FieldValue;
  /** Of all fields of the form. */
  values: object;
  onChange: (value: FieldValue) => void;
};

/** The input for a field's kind. */
export function FieldInput<N extends ModelName, D>({ field, record, value, values, onChange }: FieldInputProps<N, D>) {
  if (field.kind === 'flag') {
    return (
      <Checkbox
        label={translated(field.label)}
        checked={value === 1}
        onChange={(checked) => onChange(checked ? 1 : 0)}
      />
    );
  }
  if (field.kind === 'choice') return <ChoiceInput<N, D> {...{ field, record, value, onChange }} />;
  if (field.kind === 'colour') return <ColourInput {...{ field, value, onChange }} />;
  if (field.kind === 'relation') {
    return (
      <RelationField
        label={translated(field.label)}
        value={typeof value === 'number' ? value : null}
        shown={record ? field.shownOf(record) : null}
        choices={(typed) => field.choices(typed, values)}
        onChange={onChange}
      />
    );
  }
  return <TypedInput<N, D> field={field} value={value} onChange={onChange} />;
}

function TypedInput<N extends ModelName, D>({
  field,
  value,
  onChange,
}: Omit<FieldInputProps<N, D>, 'record' | 'values'>) {
  const unit = field.kind === 'number' ? field.unit : undefined;
  return (
    <TextField
      label={
        unit === undefined
          ? translated(field.label)
          : t('{{label}} ({{unit}})', { label: translated(field.label), unit })
      }
      type={INPUT_TYPES[field.kind] ?? 'text'}
      multiline={field.kind === 'long-text'}
      required={field.required ?? false}
      hint={field.hint === undefined ? undefined : translated(field.hint)}
      value={inputText(field.kind, value)}
      onChange={(text) => onChange(inputValue(field.kind, text))}
    />
  );
}
