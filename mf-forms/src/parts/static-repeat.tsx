import type { Answer, DocField } from '@fieldspan/domain/form/form-types';
import { repeatRows, rowFields } from '@fieldspan/domain/form/repeat-rows';
import { t } from '@fieldspan/ui/i18n';
import { fieldTypeLabel } from './field-type-label.ts';
import styles from './static-answer.module.css';
import { withUnit } from './with-unit.ts';

/** Every time a repeating question was answered, as a list: a table of many columns does not fit a phone or paper. */
export function StaticRepeat({ entry, answer }: { entry: DocField; answer: Answer }) {
  const rows = repeatRows(entry, answer).map((row, at) => ({ row, at: at + 1 }));
  if (rows.length === 0) return <span className={styles.none}>{t('Not answered')}</span>;
  return (
    <ol className={styles.rows}>
      {rows.map(({ row, at }) => (
        <li key={at}>
          <dl className={styles.row}>
            {rowFields(entry).map((inner) => (
              <div key={inner.id} className={styles.pair}>
                <dt className={styles.none}>{inner.field.label || fieldTypeLabel(inner.field.kind)}</dt>
                <dd className={styles.part}>{partText(inner, row[inner.id]?.value)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

function partText({ field }: DocField, value: unknown): string {
  if (field.kind === 'boolean' && (value === 1 || value === 0)) return value === 1 ? t('Yes') : t('No');
  if (typeof value !== 'string' || value === '') return '–';
  if (field.kind === 'date-time') return value.replace('T', ', ');
  return field.ext.unit === '' ? value : withUnit(value, field.ext);
}
