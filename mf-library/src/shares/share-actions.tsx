import { alertError, showAlert } from '@fieldspan/api/alerts';
import type { LibraryShare } from '@fieldspan/api/queries/library-shares';
import { saveRecord } from '@fieldspan/api/save-record';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { copyShare } from './made-link.tsx';
import styles from './share-dialog.module.css';

/** Copies a link, ends it, and opens one again that was withdrawn. */
export function ShareActions({ share }: { share: LibraryShare }) {
  const { id, slug, is_on: isOn, version, name } = share;
  const change = async (is_on: 0 | 1) => {
    try {
      await saveRecord('LibraryShare', { id, version, is_on });
      showAlert({
        type: 'success',
        message: is_on === 1 ? t('The link opens again') : t('The link opens nothing any more'),
      });
    } catch (error) {
      alertError(error);
    }
  };
  return (
    <span className={styles.actions}>
      <Button size="s" aria-label={t('Copy link {{name}}', { name })} onClick={() => void copyShare(slug)}>
        {t('Copy')}
      </Button>
      {isOn === 1 ? (
        <Button size="s" aria-label={t('Withdraw link {{name}}', { name })} onClick={() => void change(0)}>
          {t('Withdraw')}
        </Button>
      ) : (
        <Button size="s" aria-label={t('Open link {{name}} again', { name })} onClick={() => void change(1)}>
          {t('Open again')}
        </Button>
      )}
    </span>
  );
}
