import { useDismissals } from '@fieldspan/api/use-dismissals';
import { instantText } from '@fieldspan/domain/day-text';
import { insideApp } from '@fieldspan/domain/inside-app';
import { isNewNotification } from '@fieldspan/domain/notification-age';
import { useNow } from '@fieldspan/federation/now';
import { Card } from '@fieldspan/ui/card';
import { NoticeRow } from '@fieldspan/ui/notice-row';

type FeedNotification = {
  id: number;
  message: string;
  link: string | null;
  created_at: string;
  is_dismissed: 0 | 1;
};

export function FeedList({ notifications }: { notifications: readonly FeedNotification[] }) {
  const dismissals = useDismissals();
  const now = useNow();
  return (
    <Card>
      <ul>
        {notifications.map(({ id, message, link, created_at: at, is_dismissed: gone }) => (
          <NoticeRow
            key={id}
            message={message}
            to={insideApp(link)}
            time={instantText(at)}
            isNew={isNewNotification(at, now)}
            isDismissed={dismissals.choiceOf(id) ?? gone === 1}
            onDismiss={() => dismissals.dismiss(id)}
            onUndo={() => dismissals.undo(id)}
          />
        ))}
      </ul>
    </Card>
  );
}
