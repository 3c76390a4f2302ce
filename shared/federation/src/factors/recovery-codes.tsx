import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { saveFile } from '@fieldspan/ui/save-file';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import styles from './factors.module.css';

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Shows the recovery codes, this one time: to copy, download or write down. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? t('Codes copied') : t('This browser does not let the app copy. Write the codes down.'));
  };
  return (
    <div className={styles.setup}>
      <AlertBox type="info">
        {t(
          'Keep these recovery codes in a safe place. Each one signs you in once when you do not have your phone. They are shown only now.',
        )}
      </AlertBox>
      <ul className={styles.codes} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{t('Copy')}</Button>
        <Button onClick={() => download(codes)}>{t('Download')}</Button>
        <Button variant="primary" onClick={onDone}>
          {t('I have kept them')}
        </Button>
      </div>
      <output className={styles.said}>{said}</output>
    </div>
  );
}

function download(codes: readonly string[]): void {
  const text = `${t('Fieldspan recovery codes: each works once')}\n\n${codes.join('\n')}\n`;
  saveFile(new Blob([text], { type: 'text/plain' }), 'fieldspan-recovery-codes.txt');
}
