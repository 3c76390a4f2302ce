import { TextField } from '@fieldspan/ui/text-field';
import { t } from '@fieldspan/ui/i18n';
import type { FieldExt } from '@fieldspan/domain/form/field-ext';
import type { Labelled } from '../field-editor.ts';
import styles from './number-editor.module.css';
import { textIn } from './text-in.ts';

/** A number with its unit. The range is shown before something outside of it is typed. */
export function NumberEditor({ entry: { field }, label, answer, error, onChange }: Labelled) {
  const { ext, requiredField } = field;
  return (
    <div className={styles.number}>
      <TextField
        className={styles.field}
        label={ext.unit === '' ? label : t('{{question}} ({{unit}})', { question: label, unit: ext.unit })}
        required={requiredField}
        error={error}
        hint={rangeWords(ext)}
        inputMode={ext.min !== null && ext.min >= 0 ? 'decimal' : 'text'}
        autoComplete="off"
        value={textIn(answer.value)}
        onChange={(typed) => onChange({ value: typed.trim().replace(',', '.') })}
      />
    </div>
  );
}

function rangeWords({ min, max }: FieldExt): string | undefined {
  if (min !== null && max !== null) return t('From {{min}} to {{max}}', { min, max });
  if (min !== null) return t('{{min}} or more', { min });
  return max === null ? undefined : t('{{max}} or less', { max });
}
