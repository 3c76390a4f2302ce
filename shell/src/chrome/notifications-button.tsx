import { notificationsQuery } from '@fieldspan/api/queries/shell';
import { t } from '@fieldspan/ui/i18n';
import { IconBell } from '@fieldspan/ui/icons';
import { Popover } from '@fieldspan/ui/popover';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BarButton } from './bar-button.tsx';
import { NotificationList } from './notification-list.tsx';

/** "Alerts" in the top bar: the latest notifications. */
export function NotificationsButton() {
  const [open, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery(notificationsQuery());
  return (
    <Popover
      title={t('Alerts')}
      open={open}
      onOpenChange={setOpen}
      trigger={<BarButton icon={<IconBell aria-hidden="true" />} label={t('Alerts')} />}
    >
      <NotificationList
        notifications={data}
        isFailed={isError}
        onRetry={() => void refetch()}
        onFollow={() => setOpen(false)}
      />
    </Popover>
  );
}
