import type { Message } from '@fieldspan/domain/message';
import type { FieldValue } from '@fieldspan/contract/save';
import { ColourField } from '@fieldspan/ui/colour-field';
import { translated } from '@fieldspan/ui/i18n';
import { inputText, inputValue } from '../field.ts';

type ColourInputProps = {
  field: { label: Message; hint?: Message };
  value: FieldValue;
  onChange: (value: FieldValue) => void;
};

export const ColourInput = ({ field, value, onChange }: ColourInputProps) => (
  <ColourField
    label={translated(field.label)}
    hint={field.hint === undefined ? undefined : translated(field.hint)}
    value={inputText('colour', value)}
    onChange={(colour) => onChange(inputValue('colour', colour))}
  />
);
