import { usePageTitle } from '@fieldspan/federation/page-title';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconEdit } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useState } from 'react';
import { CompressButton } from './compress-button.tsx';
import { ThreadList } from './list/thread-list.tsx';
import styles from './messages-screen.module.css';
import { NewThreadDialog } from './new-thread/new-thread-dialog.tsx';

export function MessagesScreen() {
  usePageTitle(t('Messages'));
  const [isWriting, setIsWriting] = useState(false);
  const actions = (
    <>
      <CompressButton />
      <Button variant="primary" icon={<IconEdit aria-hidden="true" />} onClick={() => setIsWriting(true)}>
        {t('New message')}
      </Button>
    </>
  );
  return (
    <div className={styles.screen}>
      <PageHeader title={t('Messages')} actions={actions} />
      <ThreadList layout="page" />
      <NewThreadDialog open={isWriting} onClose={() => setIsWriting(false)} />
    </div>
  );
}
