import { useDismissals } from '@fieldspan/api/use-dismissals';
import { instantText } from '@fieldspan/domain/day-text';
import { insideApp } from '@fieldspan/domain/inside-app';
import { isNewNotification } from '@fieldspan/domain/notification-age';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { NoticeRow } from '@fieldspan/ui/notice-row';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';

type Notification = { id: number; message: string; link: string | null; created_at: string | null };

type NotificationListProps = {
  notifications: readonly Notification[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
  /** Called when a link was followed. */
  onFollow: () => void;
};

export function NotificationList({ notifications, isFailed, onRetry, onFollow }: NotificationListProps) {
  const dismissals = useDismissals();
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
      {notifications.map(({ id, message, link, created_at: at }) => (
        <NoticeRow
          key={id}
          message={message}
          to={insideApp(link)}
          time={instantText(at)}
          isNew={isNewNotification(at, new Date())}
          isDismissed={dismissals.choiceOf(id) === true}
          onFollow={onFollow}
          onDismiss={() => dismissals.dismiss(id)}
          onUndo={() => dismissals.undo(id)}
        />
      ))}
    </ul>
  );
}
