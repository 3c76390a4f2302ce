import { dataText } from '@fieldspan/domain/message';
import { Route, Routes } from '@fieldspan/federation/router';
import { translated } from '@fieldspan/ui/i18n';
import { useEffect } from 'react';
import { NotFoundScreen } from './not-found/not-found-screen.tsx';
import { ownScreens } from './own-screens.tsx';
import type { HostFor } from './page-hosts.ts';
import { installWorker } from './offline/install-worker.ts';
import type { PageParts } from './page-parts.ts';
import { DisabledRemote } from './remotes/disabled-remote.tsx';
import { prefetchRemotes } from './remotes/prefetch-remotes.ts';
import { RemoteOutlet } from './remotes/remote-outlet.tsx';
import type { OwnedRoute } from './routing/route-table.ts';
import { warmOnIntent } from './warm-on-intent.ts';

type RouteContentProps = { parts: PageParts; hostFor: HostFor; route: OwnedRoute | null };

/** The content at an address: a remote's pages, one of the shell's screens, or "not found". */
export function RouteContent({ parts, hostFor, route }: RouteContentProps) {
  const { set, loader, table } = parts;
  useEffect(() => warmOnIntent({ table, loader }), [table, loader]);
  if (route === null) return <NotFoundScreen />;
  if (route.owner === null) return <OwnScreens />;
  const remote = set.remotes[route.owner];
  if (remote && remote.disabled !== null)
    return <DisabledRemote title={translated(dataText(remote.manifest.title))} reason={remote.disabled} />;
  return (
    <RemoteOutlet
      key={route.owner}
      name={route.owner}
      release={remote?.id ?? ''}
      host={hostFor(route.owner)}
      loader={loader}
      onSettled={() => {
        prefetchRemotes(set.remotes);
        installWorker();
      }}
    />
  );
}

const OwnScreens = () => (
  <Routes>
    {ownScreens.map(({ path, Screen }) => (
      <Route key={path} path={path} element={<Screen />} />
    ))}
  </Routes>
);
