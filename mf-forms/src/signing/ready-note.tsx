import { isSigned } from '@fieldspan/domain/signature';
import type { Signature } from '@fieldspan/domain/signature';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconCircleCheck } from '@fieldspan/ui/icons';
import styles from './ready-note.module.css';

type ReadyNoteProps = { signature: Signature | null; warnings: readonly string[] };

/** Whether the form is complete, and its warnings. */
export function ReadyNote({ signature, warnings }: ReadyNoteProps) {
  const signed = isSigned(signature);
  if (warnings.length > 0) {
    return (
      <div className={styles.note} data-tone="warning">
        <IconAlertTriangle aria-hidden="true" />
        <div>
          <h3 className={styles.title}>{t('Form Complete, with Warnings')}</h3>
          <ul className={styles.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
          {signed && <p>{t('Add everybody who takes part, then click Submit Form.')}</p>}
        </div>
      </div>
    );
  }
  if (!signed) return null;
  return (
    <div className={styles.note} data-tone="good">
      <IconCircleCheck aria-hidden="true" />
      <div>
        <h3 className={styles.title}>{t('Form Complete!')}</h3>
        <p>{t('Add everybody who takes part, then click Submit Form.')}</p>
      </div>
    </div>
  );
}
