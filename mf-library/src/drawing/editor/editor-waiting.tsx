import { Button } from '@fieldspan/ui/button';
import { ErrorState } from '@fieldspan/ui/error-state';
import { FullScreen } from '@fieldspan/ui/full-screen';
import { t } from '@fieldspan/ui/i18n';
import styles from './editor-waiting.module.css';

type EditorWaitingProps = {
  /** Why there is nothing to draw on; null while it loads. */
  problem: string | null;
  onRetry?: () => void;
  onClose: () => void;
};

/** The modal "Edit Image" before its picture is there, and where it does not come. */
export function EditorWaiting({ problem, onRetry, onClose }: EditorWaitingProps) {
  return (
    <FullScreen title={t('Edit Image')} onClose={onClose}>
      <div className={styles.place}>
        {problem === null ? (
          <output className={styles.loading}>{t('Loading…')}</output>
        ) : (
          <div className={styles.card}>
            <ErrorState
              title={t('The picture could not be loaded')}
              message={problem}
              {...(onRetry && { onRetry })}
              action={<Button onClick={onClose}>{t('Close')}</Button>}
            />
          </div>
        )}
      </div>
    </FullScreen>
  );
}
