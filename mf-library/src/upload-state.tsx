import { t } from '@fieldspan/ui/i18n';
import { IconCircleCheck } from '@fieldspan/ui/icons';
import { Progress } from '@fieldspan/ui/progress';
import styles from './upload-state.module.css';

type UploadStateProps = {
  name: string;
  state: 'waiting' | 'uploading' | 'complete' | 'failed' | 'lost';
  share: number;
  errors: readonly string[];
};

/** Uploading, then 'Upload Complete'; the server's errors in red (document 1 §4). */
export function UploadState({ name, state, share, errors }: UploadStateProps) {
  if (state === 'waiting') return <output className={styles.waiting}>{t('Waiting to be sent')}</output>;
  if (state === 'uploading')
    return (
      <span className={styles.progress}>
        <Progress value={share} label={t('Uploading {{name}}', { name })} />
      </span>
    );
  if (state === 'complete')
    return (
      <output className={styles.complete}>
        <IconCircleCheck aria-hidden="true" />
        {t('Upload Complete')}
      </output>
    );
  return (
    <p className={styles.error} role="alert">
      {errors.join(' ')}
    </p>
  );
}
