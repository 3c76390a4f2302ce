import { msg } from '@fieldspan/domain/message';
import { translated } from '@fieldspan/ui/i18n';
import { IconCheck, IconX } from '@fieldspan/ui/icons';
import { FieldNotes, noteProps } from '@fieldspan/ui/field-notes';
import { useId } from 'react';
import type { Labelled } from '../field-editor.ts';
import styles from './yes-no-editor.module.css';

const CHOICES = [
  { value: 1, word: msg('Yes'), Icon: IconCheck },
  { value: 0, word: msg('No'), Icon: IconX },
] as const;

/** Yes or No, nothing preselected: two large tiles, told apart by word and shape. */
export function YesNoEditor({ entry, label, answer, error, onChange }: Labelled) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={styles.group}
      aria-required={entry.field.requiredField}
      {...noteProps(id, { error })}
    >
      <legend className={styles.legend}>
        {label}
        {entry.field.requiredField && <span aria-hidden="true"> *</span>}
      </legend>
      <div className={styles.tiles}>
        {CHOICES.map(({ value, word, Icon }) => (
          <label key={word} className={styles.tile}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              checked={answer.value === value}
              onChange={() => onChange({ value })}
            />
            <Icon aria-hidden="true" size={20} />
            {translated(word)}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
