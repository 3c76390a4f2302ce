import type { Thread } from '@fieldspan/api/queries/messaging';
import { t } from '@fieldspan/ui/i18n';
import { IconArchive } from '@fieldspan/ui/icons';
import styles from './archived-notice.module.css';
import { StartAnew } from './start-anew.tsx';

export function ArchivedNotice({ thread }: { thread: Thread }) {
  return (
    <div className={styles.notice}>
      <IconArchive aria-hidden="true" />
      <p>{t('This thread is archived. Its messages can be read, but no new ones can be sent.')}</p>
      <StartAnew thread={thread} />
    </div>
  );
}
