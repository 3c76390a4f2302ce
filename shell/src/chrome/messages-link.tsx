import { unreadQuery } from '@fieldspan/api/queries/messaging';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconMessage } from '@fieldspan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { BarLink } from './bar-link.tsx';

/** The way to the messages, marked while threads have something new. */
export function MessagesLink() {
  const { data } = useQuery(unreadQuery());
  const count = data?.threads.length ?? 0;
  const marked = plural(count, '{{count}} thread with new messages', '{{count}} threads with new messages');
  return (
    <BarLink
      to="/messages"
      icon={<IconMessage aria-hidden="true" />}
      label={t('Messages')}
      marked={count > 0 ? marked : undefined}
    />
  );
}
