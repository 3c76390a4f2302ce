import type { ModelName } from '@fieldspan/contract/models';
import type { FieldValue } from '@fieldspan/contract/save';
import { t, translated } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { inputText, inputValue } from '../../field.ts';
import type { Field } from '../../field.ts';
import { INPUT_TYPES } from '../../fields/input-types.ts';
import { RelationField } from '../../fields/relation-field.tsx';
import { cellChoices } from './cell-value.ts';

type CellInputProps<N extends ModelName, R> = {
  field: Field<N, R>;
  row: R;
  value: FieldValue;
  error: string | undefined;
  onChange: (value: FieldValue) => void;
  /** A choice in a dialog ends the edit. */
  onChosen: (value: FieldValue, title: string | null) => void;
};

/** The input of a cell: as in a form, without a visible label. */
export function CellInput<N extends ModelName, R>(props: CellInputProps<N, R>) {
  const { field, row, value, error, onChange, onChosen } = props;
  const label = translated(field.label);
  if (field.kind === 'relation')
    return (
      <RelationField
        isLabelHidden
        label={label}
        value={typeof value === 'number' ? value : null}
        shown={field.shownOf(row)}
        choices={(typed) => field.choices(typed, Object(row))}
        onChange={onChosen}
      />
    );
  const shared = { label, hideLabel: true, error };
  const choices = cellChoices<N, R>(field, row);
  if (choices === null)
    return (
      <TextField
        {...shared}
        type={INPUT_TYPES[field.kind] ?? 'text'}
        value={inputText(field.kind, value)}
        onChange={(text) => onChange(inputValue(field.kind, text))}
      />
    );
  const options = choices.map((choice) => ({ value: String(choice.value), label: choice.label }));
  return (
    <SelectField
      {...shared}
      value={inputText('choice', value)}
      options={field.required ? options : [{ value: '', label: t('None') }, ...options]}
      onChange={(text) => onChange(choices.find((choice) => String(choice.value) === text)?.value ?? null)}
    />
  );
}
