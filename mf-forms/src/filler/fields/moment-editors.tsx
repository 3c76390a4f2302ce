import { DateField } from '@fieldspan/ui/date-field';
import { TimeField } from '@fieldspan/ui/time-field';
import type { Labelled } from '../field-editor.ts';
import { textIn } from './text-in.ts';

/** Local dates and times without a time zone. */
export function DateEditor({ entry, label, answer, error, onChange }: Labelled) {
  return (
    <DateField
      label={label}
      required={entry.field.requiredField}
      error={error}
      value={textIn(answer.value)}
      onChange={(value) => onChange({ value })}
    />
  );
}

export function TimeEditor({ entry, label, answer, error, onChange }: Labelled) {
  return (
    <TimeField
      label={label}
      required={entry.field.requiredField}
      error={error}
      value={textIn(answer.value)}
      onChange={(value) => onChange({ value })}
    />
  );
}
