import type { Message } from '@fieldspan/domain/message';
import type { FieldValue } from '@fieldspan/contract/save';
import { translated } from '@fieldspan/ui/i18n';
import { Swatch } from '@fieldspan/ui/swatch';
import { TextField } from '@fieldspan/ui/text-field';
import { inputText, inputValue } from '../field.ts';
import styles from './colour-input.module.css';

type ColourInputProps = {
  field: { label: Message; hint?: Message };
  value: FieldValue;
  onChange: (value: FieldValue) => void;
};

/** A hexadecimal colour with a sample. */
export function ColourInput({ field, value, onChange }: ColourInputProps) {
  const text = inputText('colour', value);
  return (
    <div className={styles.colour}>
      <TextField
        label={translated(field.label)}
        hint={field.hint === undefined ? undefined : translated(field.hint)}
        value={text}
        onChange={(typed) => onChange(inputValue('colour', typed))}
      />
      <Swatch colour={text} size="m" />
    </div>
  );
}
