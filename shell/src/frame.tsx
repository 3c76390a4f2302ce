import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { HostContext } from '@fieldspan/federation/host';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { AccountDuties } from './account/account-duties.tsx';
import { BarePage } from './chrome/bare-page.tsx';
import { Chrome } from './chrome/chrome.tsx';
import { pageHosts } from './page-hosts.ts';
import type { PageParts } from './page-parts.ts';
import { LeaveQuestion } from './questions/leave-question.tsx';
import { RouteContent } from './route-content.tsx';
import { matchRoute, type OwnedRoute } from './routing/route-table.ts';

/** Everything around and inside a route once it may be seen. */
export function Frame({ parts, route }: { parts: PageParts; route: OwnedRoute | null }) {
  const session = useAtomValue(sessionAtom, { store });
  const [hostFor] = useState(() => pageHosts(parts));
  const isAlone = session === null || route?.print === true;
  const content = <RouteContent parts={parts} hostFor={hostFor} route={route} />;
  return (
    <HostContext value={hostFor(null)}>
      {isAlone ? (
        <BarePage isOwn={route?.owner === null}>{content}</BarePage>
      ) : (
        <Chrome
          entries={Object.values(parts.set.remotes).flatMap(({ manifest }) => manifest.menu)}
          hasPage={(path) => matchRoute(parts.table, path) !== null}
        >
          {content}
        </Chrome>
      )}
      {!isAlone && <AccountDuties />}
      <LeaveQuestion />
    </HostContext>
  );
}
