import type { Message } from '@fieldspan/domain/message';
import type { ModelName } from '@fieldspan/contract/models';
import type { FieldValue } from '@fieldspan/contract/save';
import { t, translated } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { inputText, optionsOf, plainOptions } from '../field.ts';
import type { Field } from '../field.ts';

type ChoiceInputProps<N extends ModelName, D> = {
  field: Extract<Field<N, D>, { kind: 'choice' }>;
  record: D | null;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
};

/** One of the field's options. */
export function ChoiceInput<N extends ModelName, D>({ field, record, value, onChange }: ChoiceInputProps<N, D>) {
  const options = optionsOf(field, record);
  const first = { value: '', label: field.required ? t('Choose one') : t('None') };
  return (
    <SelectField
      label={translated(field.label)}
      required={field.required ?? false}
      hint={field.hint === undefined ? undefined : translated(field.hint)}
      value={inputText('choice', value)}
      options={[first, ...options.map(inWords)]}
      onChange={(text) =>
        onChange(plainOptions(options).find((option) => String(option.value) === text)?.value ?? null)
      }
    />
  );
}

type Entry = ReturnType<typeof optionsOf>[number];
type Shown = { value: string; label: string };

const inWords = (entry: Entry): Shown | { label: string; options: Shown[] } =>
  'options' in entry
    ? { label: translated(entry.label), options: entry.options.map(optionInWords) }
    : optionInWords(entry);

const optionInWords = ({ value, label }: { value: string | number; label: Message }): Shown => ({
  value: String(value),
  label: translated(label),
});
