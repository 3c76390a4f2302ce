import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconCheck, IconHandStop } from '@fieldspan/ui/icons';
import styles from './stop-card.module.css';

type StopCardProps = {
  /** What the answer means; null: the template does not say. */
  message: string | null;
  isUnderstood: boolean;
  onUnderstand: () => void;
};

/** An answer that stops the work until the person says to have understood. */
export function StopCard({ message, isUnderstood, onUnderstand }: StopCardProps) {
  return (
    <div className={styles.card} role="alert">
      <IconHandStop className={styles.sign} aria-hidden="true" size={24} />
      <div className={styles.words}>
        <strong className={styles.title}>{t('Stop')}</strong>
        <p>{message ?? t('Talk to your supervisor before you go on.')}</p>
        {isUnderstood ? (
          <p className={styles.done}>
            <IconCheck aria-hidden="true" size={18} />
            {t('You said that you understand.')}
          </p>
        ) : (
          <Button size="l" className={styles.button} onClick={onUnderstand}>
            {t('I understand')}
          </Button>
        )}
      </div>
    </div>
  );
}
