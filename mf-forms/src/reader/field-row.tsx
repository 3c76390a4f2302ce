import type { FormField } from '@fieldspan/contract/form-json';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { fieldTypeLabel } from './field-type-label.ts';
import { FieldAnswer } from './field-answer.tsx';
import { fieldRules } from './field-rules.ts';
import styles from './field-row.module.css';

/** One question: its words, how it is answered, and what an answer brings about. */
export function FieldRow({ field }: { field: FormField }) {
  const rules = fieldRules(field);
  const type = fieldTypeLabel(field.type);
  return (
    <li className={styles.field}>
      <div className={styles.head}>
        <span className={styles.label}>{field.label || type}</span>
        {field.requiredField && <Tag>{t('Required')}</Tag>}
      </div>
      {field.label !== '' && field.label !== type && <span className={styles.type}>{type}</span>}
      <FieldAnswer field={field} />
      {rules.length > 0 && (
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
