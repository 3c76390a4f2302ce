import { DateField } from '@fieldspan/ui/date-field';
import { t } from '@fieldspan/ui/i18n';
import { TimeField } from '@fieldspan/ui/time-field';
import { useState } from 'react';
import type { Labelled } from '../field-editor.ts';
import styles from './date-time-editor.module.css';
import { ShownField } from './shown-field.tsx';
import { textIn } from './text-in.ts';

/** A local day with a time. It is no answer until both are there. */
export function DateTimeEditor({ entry, label, answer, error, onChange }: Labelled) {
  const [day = '', time = ''] = textIn(answer.value).split('T');
  const [parts, setParts] = useState({ day, time });
  const change = (part: Partial<typeof parts>) => {
    const both = { ...parts, ...part };
    setParts(both);
    onChange({ value: both.day !== '' && both.time !== '' ? `${both.day}T${both.time}` : '' });
  };
  return (
    <ShownField label={label} required={entry.field.requiredField} error={error}>
      <div className={styles.both}>
        <DateField label={t('Day')} value={parts.day} onChange={(typed) => change({ day: typed })} />
        <TimeField label={t('Time')} value={parts.time} onChange={(typed) => change({ time: typed })} />
      </div>
    </ShownField>
  );
}
