import { store } from '@fieldspan/api/store';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconDownload, IconShare2, IconSquarePlus } from '@fieldspan/ui/icons';
import { useAtomValue } from 'jotai';
import styles from './install-dialog.module.css';
import { install, installWayAtom, dismissInstall } from './install-offer.ts';

export function InstallDialog() {
  const isByHand = useAtomValue(installWayAtom, { store }) === 'ios';
  const installNow = (
    <Button variant="primary" icon={<IconDownload aria-hidden="true" />} onClick={() => void install()}>
      {t('Install')}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={dismissInstall}
      size="s"
      title={t('Install to Home Screen')}
      footer={
        <>
          <Button onClick={dismissInstall}>{isByHand ? t('Done') : t('Not Now')}</Button>
          {!isByHand && installNow}
        </>
      }
    >
      <p>{t('Fieldspan opens like any other app, at once and without the browser around it.')}</p>
      {isByHand && (
        <ol className={styles.steps}>
          <li>
            <IconShare2 aria-hidden="true" />
            {t('Press Share in the browser.')}
          </li>
          <li>
            <IconSquarePlus aria-hidden="true" />
            {t('Choose Add to Home Screen.')}
          </li>
        </ol>
      )}
    </Dialog>
  );
}
