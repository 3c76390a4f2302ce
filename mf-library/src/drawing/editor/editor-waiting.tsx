import { Button } from '@fieldspan/ui/button';
import { ErrorState } from '@fieldspan/ui/error-state';
import { FullScreen } from '@fieldspan/ui/full-screen';
import { t } from '@fieldspan/ui/i18n';
import styles from './editor-waiting.module.css';

type EditorWaitingProps = {
  /** Why the picture cannot be edited; null while it loads. */
  problem: string | null;
  onRetry?: () => void;
  onClose: () => void;
};

/** The modal "Edit Image" while its picture loads, or if loading failed. */
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
