import { t } from '@fieldspan/ui/i18n';
import { IconArchive } from '@fieldspan/ui/icons';
import styles from './archived-notice.module.css';

export function ArchivedNotice() {
  return (
    <p className={styles.notice}>
      <IconArchive aria-hidden="true" />
      {t('This thread is archived. Its messages can be read, but no new ones can be sent.')}
    </p>
  );
}
