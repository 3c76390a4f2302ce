import { showAlert } from '@fieldspan/api/alerts';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconCopy } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import styles from './share-dialog.module.css';
import { shareAddress } from './share-path.ts';

type MadeLinkProps = { slug: string; hasPassword: boolean; onClose: () => void };

export async function copyShare(slug: string): Promise<void> {
  await navigator.clipboard.writeText(shareAddress(slug));
  showAlert({ type: 'success', message: t('Link copied') });
}

/** The new link, to be copied. */
export function MadeLink({ slug, hasPassword, onClose }: MadeLinkProps) {
  return (
    <div className={styles.form}>
      <TextField label={t('The link')} value={shareAddress(slug)} onChange={() => {}} readOnly />
      <p>
        {hasPassword
          ? t('It asks for the password. You can end it at any time under “Links to files”.')
          : t('You can end it at any time under “Links to files”.')}
      </p>
      <div className={styles.actions}>
        <Button icon={<IconCopy aria-hidden="true" />} onClick={() => void copyShare(slug)}>
          {t('Copy link')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t('Done')}
        </Button>
      </div>
    </div>
  );
}
