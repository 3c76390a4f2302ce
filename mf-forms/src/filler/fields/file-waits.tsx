import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { Progress } from '@fieldspan/ui/progress';
import styles from './file-editor.module.css';
import type { FileOnItsWay } from './use-form-file.ts';

type FileWaitsProps = { file: FileOnItsWay; name: string; onAgain: () => void };

/** How a file stands that has not arrived at the server. */
export function FileWaits({ file: { state, share, words, isKept }, name, onAgain }: FileWaitsProps) {
  return (
    <div className={styles.way}>
      {state === 'waiting' && <output className={styles.hint}>{t('Waiting to be sent')}</output>}
      {state === 'sending' && <Progress value={share} label={t('Uploading {{name}}', { name })} />}
      {state === 'failed' && (
        <>
          <p className={styles.wrong} role="alert">
            {words}
          </p>
          <Button size="s" onClick={onAgain}>
            {t('Try again')}
          </Button>
        </>
      )}
      {state === 'lost' && (
        <p className={styles.wrong} role="alert">
          {t('This file is not on this device any more, and was not sent. Choose it again.')}
        </p>
      )}
      {!isKept && <p className={styles.hint}>{t('Not kept when this page is closed.')}</p>}
    </div>
  );
}
