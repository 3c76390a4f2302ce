import { notificationsQuery } from '@fieldspan/api/queries/notices';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { Popover } from '@fieldspan/ui/popover';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications-button.module.css';

const ALL = [
  { to: '/notifications/feed', label: t('All alerts') },
  { to: '/notifications/news', label: t('News') },
  { to: '/notifications/settings', label: t('Settings') },
] as const;

type NotificationsButtonProps = {
  trigger: ReactElement;
  /** Whether a route exists at the path. */
  hasPage: (path: string) => boolean;
};

/** "Alerts" in the top bar: the latest notifications, refetched each time it opens. */
export function NotificationsButton({ trigger, hasPage }: NotificationsButtonProps) {
  const [open, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery(notificationsQuery());
  const close = () => setOpen(false);
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    if (isOpen) void refetch();
  };
  return (
    <Popover title={t('Alerts')} open={open} onOpenChange={show} trigger={trigger}>
      <NotificationList notifications={data} isFailed={isError} onRetry={() => void refetch()} onFollow={close} />
      <nav className={styles.more} aria-label={t('More alerts')}>
        {ALL.filter(({ to }) => hasPage(to)).map(({ to, label }) => (
          <AppLink key={to} to={to} className={styles.link} onClick={close}>
            {label}
          </AppLink>
        ))}
      </nav>
    </Popover>
  );
}
