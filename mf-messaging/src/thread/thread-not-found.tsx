import { Link, useNavigate } from '@fieldspan/federation/router';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconMessageOff } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useEffect } from 'react';
import styles from './thread-not-found.module.css';

/** Long enough to read the sentence, in ms. */
const REDIRECT_MS = 4000;

export function ThreadNotFound() {
  const navigate = useNavigate();
  usePageTitle(t('Message thread not found'));
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/messages', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className={styles.pane}>
      <PageHeader title={t('Messages')} />
      <EmptyState
        icon={<IconMessageOff aria-hidden="true" />}
        title={t('Message thread not found, or it is private')}
        action={<Button render={<Link to="/messages" replace />}>{t('Back to messages')}</Button>}
      />
    </div>
  );
}
