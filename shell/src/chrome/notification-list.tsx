import { dismissNotification } from '@fieldspan/api/queries/shell';
import { instantText } from '@fieldspan/domain/day-text';
import { isNewNotification } from '@fieldspan/domain/notification-age';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconX } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { Tag } from '@fieldspan/ui/tag';
import { useMutation } from '@tanstack/react-query';
import styles from './notification-list.module.css';

type Notification = { id: number; message: string; link: string | null; created_at: string | null };

type NotificationListProps = {
  notifications: readonly Notification[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
  /** A link was followed. */
  onFollow: () => void;
};

export function NotificationList({ notifications, isFailed, onRetry, onFollow }: NotificationListProps) {
  const dismissing = useMutation({ mutationFn: dismissNotification });
  if (!notifications && isFailed) {
    return (
      <EmptyState
        title={t('The alerts could not be loaded')}
        action={<Button onClick={onRetry}>{t('Try again')}</Button>}
      />
    );
  }
  if (!notifications) return <SkeletonRows />;
  if (notifications.length === 0) {
    return <EmptyState title={t('No alerts')}>{t('What needs you will be listed here.')}</EmptyState>;
  }
  return (
    <ul>
      {notifications.map((notification) => (
        <li key={notification.id} className={styles.item}>
          <div className={styles.text}>
            <Message notification={notification} onFollow={onFollow} />
            <p className={styles.time}>
              {instantText(notification.created_at)}
              {isNewNotification(notification.created_at, new Date()) && <Tag tone="amber">{t('New')}</Tag>}
            </p>
          </div>
          <IconButton
            className={styles.dismiss ?? ''}
            label={t('Dismiss')}
            icon={<IconX />}
            onClick={() => dismissing.mutate(notification.id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Links lead inside the app only. */
function Message({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
  const { message, link } = notification;
  if (!link || !/^\/(?!\/)/.test(link)) return <p className={styles.message}>{message}</p>;
  return (
    <AppLink to={link} className={`${styles.message} ${styles.link}`} onClick={onFollow}>
      {message}
    </AppLink>
  );
}
