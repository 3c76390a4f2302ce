import { t } from '@fieldspan/ui/i18n';
import { MultiSelectField } from '@fieldspan/ui/multi-select-field';
import { wordsIn } from '@fieldspan/domain/form/json-shape';
import type { Labelled } from '../field-editor.ts';
import { inOrder } from './in-order.ts';

/** Selects several options, stored in the template's order; typed ones follow. */
export function ChoicesEditor({ entry, label, answer, error, onChange }: Labelled) {
  const { options, defineOther, requiredField } = entry.field;
  return (
    <MultiSelectField
      label={label}
      error={error}
      required={requiredField}
      values={wordsIn(answer.value)}
      onChange={(values) => onChange({ value: inOrder(values, options) })}
      options={options.map((option) => ({ value: option, label: option }))}
      allowOther={defineOther}
      placeholder={t('Choose…')}
    />
  );
}
