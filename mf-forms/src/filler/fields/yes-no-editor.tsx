import { isAlarming } from '@fieldspan/domain/form/field-state';
import type { DocField } from '@fieldspan/domain/form/form-types';
import { NOT_APPLICABLE } from '@fieldspan/domain/form/not-applicable';
import { msg } from '@fieldspan/domain/message';
import { translated } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconBan, IconCheck, IconX } from '@fieldspan/ui/icons';
import { FieldNotes, noteProps } from '@fieldspan/ui/field-notes';
import { useId } from 'react';
import type { Labelled } from '../field-editor.ts';
import styles from './yes-no-editor.module.css';

const CHOICES = [
  { value: 1, word: msg('Yes') },
  { value: 0, word: msg('No') },
  { value: NOT_APPLICABLE, word: msg('N/A') },
] as const;

const SIGNS = { good: IconCheck, bad: IconX, alarming: IconAlertTriangle, neither: IconBan } as const;

/** A Yes that is wrong, warns or stops is never green; where Yes does so and No does not, No is the good answer. */
function toneOf(entry: DocField, value: unknown): keyof typeof SIGNS {
  if (isAlarming(entry, value)) return 'alarming';
  if (value === NOT_APPLICABLE) return 'neither';
  return value === 1 || isAlarming(entry, 1) ? 'good' : 'bad';
}

/** Yes, No and N/A where it is allowed, nothing preselected: large tiles, told apart by word, shape and colour. */
export function YesNoEditor({ entry, label, answer, error, onChange }: Labelled) {
  const id = useId();
  const { requiredField, ext } = entry.field;
  const choices = CHOICES.filter(({ value }) => value !== NOT_APPLICABLE || ext.allowNA).map((choice) => {
    const tone = toneOf(entry, choice.value);
    return { value: choice.value, word: choice.word, tone, Icon: SIGNS[tone] };
  });
  return (
    <fieldset role="radiogroup" className={styles.group} aria-required={requiredField} {...noteProps(id, { error })}>
      <legend className={styles.legend}>
        {label}
        {requiredField && <span aria-hidden="true"> *</span>}
      </legend>
      <div className={styles.tiles} data-count={choices.length}>
        {choices.map(({ value, word, tone, Icon }) => (
          <label key={word} className={styles.tile} data-tone={tone}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              checked={answer.value === value}
              onChange={() => onChange({ value })}
            />
            {answer.value === value && <Icon className={styles.sign} aria-hidden="true" size={20} />}
            {translated(word)}
          </label>
        ))}
      </div>
      {error && <FieldNotes id={id} error={error} />}
    </fieldset>
  );
}
