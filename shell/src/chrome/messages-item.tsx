import {
  closeMessagePanel,
  MESSAGE_PANEL_ID,
  messagePanelAtom,
  openMessagePanel,
  PANEL_LEAST_WIDTH,
} from '@fieldspan/api/message-panel';
import { unreadQuery } from '@fieldspan/api/queries/messaging';
import { store } from '@fieldspan/api/store';
import { useLocation } from '@fieldspan/federation/router';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconMessage } from '@fieldspan/ui/icons';
import { useNarrow } from '@fieldspan/ui/narrow';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { BarButton } from './bar-button.tsx';
import { BarLink } from './bar-link.tsx';

/** "Messages" with a badge for unread threads: opens the panel beside the page if there is room. */
export function MessagesItem({ to }: { to: string }) {
  const { data } = useQuery(unreadQuery());
  const { isOpen } = useAtomValue(messagePanelAtom, { store });
  const isNarrow = useNarrow(PANEL_LEAST_WIDTH - 1);
  const { pathname } = useLocation();
  const count = data?.threads.length ?? 0;
  const unread = plural(count, {
    one: '{{count}} thread with new messages',
    other: '{{count}} threads with new messages',
  });
  const face = {
    icon: <IconMessage aria-hidden="true" />,
    label: t('Messages'),
    marked: count > 0 ? unread : undefined,
  };
  // The message pages show the list already.
  if (isNarrow || /^\/messages?(?:\/|$)/.test(pathname)) return <BarLink to={to} {...face} />;
  return (
    <BarButton
      {...face}
      aria-expanded={isOpen}
      aria-controls={isOpen ? MESSAGE_PANEL_ID : undefined}
      onClick={() => (isOpen ? closeMessagePanel() : openMessagePanel())}
    />
  );
}
