import { NOT_APPLICABLE } from '@fieldspan/domain/form/not-applicable';
import { t } from '@fieldspan/ui/i18n';
import { IconBan } from '@fieldspan/ui/icons';
import type { ReactNode } from 'react';
import styles from './not-applicable.module.css';

type NotApplicableProps = { label: string; value: unknown; onChange: (value: string) => void; children: ReactNode };

/** A question that can be answered with N/A; its field gives way to that. */
export function NotApplicable({ label, value, onChange, children }: NotApplicableProps) {
  const isNA = value === NOT_APPLICABLE;
  return (
    <div className={styles.question}>
      {isNA ? <p className={styles.label}>{label}</p> : <div className={styles.editor}>{children}</div>}
      <button
        type="button"
        className={styles.tile}
        aria-pressed={isNA}
        aria-label={t('{{question}}: N/A', { question: label })}
        onClick={() => onChange(isNA ? '' : NOT_APPLICABLE)}
      >
        {isNA && <IconBan aria-hidden="true" size={20} />}
        {t('N/A')}
      </button>
    </div>
  );
}
