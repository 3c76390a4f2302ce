import { MESSAGES_PATH } from '@fieldspan/api/message-panel';
import { store } from '@fieldspan/api/store';
import { t } from '@fieldspan/ui/i18n';
import { IconBell } from '@fieldspan/ui/icons';
import { useAtomValue } from 'jotai';
import { BarButton } from './chrome/bar-button.tsx';
import type { ChromeParts } from './chrome/chrome-parts.ts';
import { ClockButton } from './clock/clock-button.tsx';
import { useCurrentJobEntry } from './clock/current-job-entry.tsx';
import { openFormChooser } from './form-chooser/form-chooser-state.ts';
import { installWayAtom, openInstall } from './install/install-offer.ts';
import { openNewThread } from './new-thread/new-thread-state.ts';
import { OfflineLine } from './offline/offline-line.tsx';
import { OutboxLine } from './outbox/outbox-line.tsx';
import { askBeforeSignOut } from './outbox/sign-out-question-state.ts';
import { SignOutQuestion } from './outbox/sign-out-question.tsx';
import { NotificationsButton } from './notifications/notifications-button.tsx';
import { innerHost } from './page-hosts.ts';
import { Palette } from './palette/palette.tsx';
import { openPalette } from './palette/palette-state.ts';
import type { PageParts } from './page-parts.ts';
import { MessagePanel } from './panel/message-panel.tsx';
import { useQuickAdd } from './quick-add/use-quick-add.tsx';
import { UpdateChip } from './remotes/update-chip.tsx';
import { openReferral } from './referral/referral-state.ts';
import { matchRoute } from './routing/route-table.ts';
import { useSupport } from './support/use-support.ts';
import { userSwitchWay } from './switch-user/switch-user-state.ts';
import { TrialLine } from './trial/trial-line.tsx';

/** The features placed in the chrome. This is the only file that knows them all, so no feature imports another. */
export function useFrameParts(page: PageParts): ChromeParts {
  const canInstall = useAtomValue(installWayAtom, { store }) !== null;
  const ownerOf = (path: string) => matchRoute(page.table, path)?.owner ?? null;
  const hasPage = (path: string) => matchRoute(page.table, path) !== null;
  const isMessages = (path: string) => ownerOf(path) === ownerOf(MESSAGES_PATH);
  return {
    clock: <ClockButton />,
    notifications: (
      <NotificationsButton
        trigger={<BarButton icon={<IconBell aria-hidden="true" />} label={t('Alerts')} />}
        hasPage={hasPage}
      />
    ),
    outbox: (
      <>
        <UpdateChip />
        <OutboxLine />
        <SignOutQuestion />
      </>
    ),
    beforeLogOut: askBeforeSignOut,
    palette: (offers) => <Palette {...offers} hasPage={hasPage} />,
    quickAdd: useQuickAdd(hasPage),
    onFind: openPalette,
    currentJob: useCurrentJobEntry(),
    trial: <TrialLine />,
    toolbar: <OfflineLine />,
    panel: ownerOf(MESSAGES_PATH) !== null && (
      <MessagePanel app={page.navigation} hostAt={(first) => innerHost(page, isMessages, first)} owns={isMessages} />
    ),
    onReferral: openReferral,
    onNewThread: openNewThread,
    onFormChooser: openFormChooser,
    support: useSupport(),
    onInstall: canInstall ? openInstall : null,
    onSwitchUsers: userSwitchWay(window.location.hostname),
  };
}
