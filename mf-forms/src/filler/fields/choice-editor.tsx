import { t } from '@fieldspan/ui/i18n';
import { RadioGroup } from '@fieldspan/ui/radio-group';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import type { Labelled } from '../field-editor.ts';
import { textIn } from './text-in.ts';

/** Up to this many options are shown side by side; more become a list. */
const FEW = 5;
/** Internal value of "Other"; never stored as an answer. */
const OTHER = '\u0000other';

/** Selects one option, or a typed one where the field allows it. */
export function ChoiceEditor({ entry, label, answer, error, onChange }: Labelled) {
  const { options, defineOther, requiredField } = entry.field;
  const value = textIn(answer.value);
  const isOwn = value !== '' && !options.includes(value);
  const [choseOther, setChoseOther] = useState(isOwn);
  const isOther = isOwn || choseOther;
  const shared = {
    label,
    error,
    required: requiredField,
    value: isOther ? OTHER : value,
    onChange: (chosen: string) => {
      setChoseOther(chosen === OTHER);
      onChange({ value: chosen === OTHER ? '' : chosen });
    },
  };
  const offered = options.map((option) => ({ value: option, label: option }));
  const choices = defineOther || isOwn ? [...offered, { value: OTHER, label: t('Other') }] : offered;
  return (
    <>
      {choices.length <= FEW ? (
        <RadioGroup {...shared} options={choices} />
      ) : (
        <SelectField {...shared} options={[{ value: '', label: t('Choose…') }, ...choices]} />
      )}
      {isOther && (
        <TextField
          label={t('Other for {{field}}', { field: label })}
          hideLabel
          placeholder={t('Other')}
          value={value}
          onChange={(typed) => onChange({ value: typed })}
        />
      )}
    </>
  );
}
