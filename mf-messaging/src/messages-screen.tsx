import { usePageTitle } from '@fieldspan/federation/page-title';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconEdit } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { CompressButton } from './compress-button.tsx';
import { ThreadList } from './list/thread-list.tsx';
import styles from './messages-screen.module.css';
import { NewThreadButton } from './new-thread-button.tsx';

export function MessagesScreen() {
  usePageTitle(t('Messages'));
  const actions = (
    <>
      <CompressButton />
      <NewThreadButton>
        {(open) => (
          <Button variant="primary" icon={<IconEdit aria-hidden="true" />} onClick={() => open()}>
            {t('New message')}
          </Button>
        )}
      </NewThreadButton>
    </>
  );
  return (
    <div className={styles.screen}>
      <PageHeader title={t('Messages')} actions={actions} />
      <ThreadList layout="page" />
    </div>
  );
}
