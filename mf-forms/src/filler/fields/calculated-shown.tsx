import { t } from '@fieldspan/ui/i18n';
import { withUnit } from '../../static-view/with-unit.ts';
import type { Labelled } from '../field-editor.ts';
import styles from './calculated-shown.module.css';
import { ShownField } from './shown-field.tsx';
import { textIn } from './text-in.ts';

/** A value that is worked out from other answers. */
export function CalculatedShown({ entry: { field }, label, answer, error }: Labelled) {
  const value = textIn(answer.value);
  return (
    <ShownField label={label} error={error}>
      <output className={styles.value} data-none={value === '' || undefined}>
        {value === '' ? t('Worked out from your other answers') : withUnit(value, field.ext)}
      </output>
    </ShownField>
  );
}
