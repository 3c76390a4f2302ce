import '@fieldspan/ui/styles/fonts.css';
import { useProfile } from '@fieldspan/api/profile';
import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import type { ChosenForm, FormQueue } from '@fieldspan/contract/widgets';
import { HostContext } from '@fieldspan/federation/host';
import { ShellTables } from '@fieldspan/ui/shell-tables';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { ClockBefore } from './clock/clock-before.tsx';
import { BarePage } from './chrome/bare-page.tsx';
import { Chrome } from './chrome/chrome.tsx';
import { Duties } from './duties.tsx';
import { FormChooser } from './form-chooser/form-chooser.tsx';
import { FormFiller } from './form-filler/form-filler.tsx';
import { FollowReleases } from './follow-releases.tsx';
import { openForms } from './form-queue-state.ts';
import { useFrameParts } from './frame-parts.tsx';
import { PagePartsContext } from './page-parts-context.ts';
import { InstallPrompt } from './install/install-prompt.tsx';
import { NewThread } from './new-thread/new-thread.tsx';
import { innerHost, pageHosts } from './page-hosts.ts';
import type { PageParts } from './page-parts.ts';
import { KeepAhead } from './offline/keep-ahead.tsx';
import { QuickAdd } from './quick-add/quick-add.tsx';
import { InUse } from './in-use/in-use.tsx';
import { LeaveQuestion } from './questions/leave-question.tsx';
import { Referral } from './referral/referral.tsx';
import { reportUncaught } from './report-uncaught.ts';
import { RouteContent } from './route-content.tsx';
import { matchRoute, type OwnedRoute } from './routing/route-table.ts';
import { ViewerHost } from './viewer/viewer-host.tsx';
import { SubscriptionWatch } from './session/subscription-watch.tsx';
import { TokenFirst } from './session/token-first.tsx';
import { SwitchUser } from './switch-user/switch-user.tsx';

/** Everything around and inside a route, once the person may see it. */
export function Frame({ parts, route }: { parts: PageParts; route: OwnedRoute | null }) {
  const session = useAtomValue(sessionAtom, { store });
  const [hostFor] = useState(() => pageHosts(parts));
  useEffect(() => reportUncaught(parts), [parts]);
  const isAlone = session === null || route?.print === true;
  const owesTerms = useProfile()?.tosUpToDate === 0;
  const content = (
    <ShellTables>
      <PagePartsContext value={parts}>
        <RouteContent parts={parts} hostFor={hostFor} route={route} />
      </PagePartsContext>
    </ShellTables>
  );
  return (
    <HostContext value={hostFor(null)}>
      <TokenFirst>
        {isAlone || owesTerms ? (
          <BarePage isOwn={route?.owner === null}>{isAlone && content}</BarePage>
        ) : (
          <SignedInFrame parts={parts}>{content}</SignedInFrame>
        )}
        {!isAlone && <Duties />}
      </TokenFirst>
      <FollowReleases parts={parts} />
      <ViewerHost set={parts.set} navigation={parts.navigation} />
      <LeaveQuestion />
      <InUse />
    </HostContext>
  );
}

/** The form chooser with its levels. */
const isChoosing = (path: string): boolean => /^\/(?:forms\/templates(?:\/|$)|do-form\/[^/]+$)/.test(path);

/** The chosen form and those that follow it, at the same place. */
const openChosen = (form: ChosenForm, { next, afterwards }: FormQueue): void =>
  openForms({
    forms: [form, ...next.map((child) => ({ ...form, child }))],
    ...(afterwards !== null && { afterwards }),
  });

/** What surrounds a signed-in person's page, and the dialogs that the chrome opens. */
function SignedInFrame({ parts, children }: { parts: PageParts; children: ReactNode }) {
  const chromeParts = useFrameParts(parts);
  return (
    <>
      <Chrome
        parts={chromeParts}
        entries={Object.values(parts.set.remotes).flatMap(({ manifest }) => manifest.menu)}
        hasPage={(path) => matchRoute(parts.table, path) !== null}
      >
        {children}
      </Chrome>
      <Referral publicSite={parts.set.publicSite ?? location.origin} />
      <InstallPrompt />
      <NewThread />
      <QuickAdd />
      <FormChooser hostAt={(first) => innerHost(parts, isChoosing, first)} onChoose={openChosen} />
      <FormFiller />
      <ClockBefore />
      <KeepAhead />
      <SwitchUser />
      <SubscriptionWatch />
    </>
  );
}
