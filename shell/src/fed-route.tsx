import { useProfile, useViewer } from '@fieldspan/api/profile';
import { environmentOf } from '@fieldspan/domain/environment';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { getInstance } from '@module-federation/enhanced/runtime';
import { useContext } from 'react';
import { FedScreen } from './fed-page/fed-screen.tsx';
import type { Container, SharedVersion, TabState } from './fed-page/tab-state.ts';
import { NotFoundScreen } from './not-found/not-found-screen.tsx';
import { PagePartsContext } from './page-parts-context.ts';
import type { PageParts } from './page-parts.ts';
import { notedFailures } from './remotes/noted-failures.ts';

/** `/__fed`: for admins, and for everybody in development. For others the address does not exist. */
export function FedRoute({ hostname = location.hostname }: { hostname?: string }) {
  const parts = useContext(PagePartsContext);
  const profile = useProfile();
  const { role } = useViewer();
  const mayLook = environmentOf(hostname) === 'development' || role === 'Admin';
  if (!mayLook && profile === undefined) return <SkeletonRows />;
  return mayLook && parts ? <FedScreen read={() => tabState(parts)} /> : <NotFoundScreen />;
}

function tabState({ set, loader }: PageParts): TabState {
  return {
    set,
    containers: containers(),
    shared: sharedVersions(),
    idOf: (remote) => loader.idOf(remote),
    failures: notedFailures(),
  };
}

/** What the federation runtime has registered in the page. */
function containers(): Container[] {
  const cache = getInstance()?.moduleCache ?? new Map();
  return [...cache.values()].map(({ remoteInfo, inited }) => ({ name: remoteInfo.name, isStarted: inited }));
}

/** Turns a container name into `shell` or `forms 1.0.0`. */
const partyOf = (container: string): string =>
  container.replace(/^fieldspan_/, '').replace(/_(\d+)_(\d+)_(\d+)$/, ' $1.$2.$3');

function sharedVersions(): SharedVersion[] {
  const scopes = Object.values(getInstance()?.shareScopeMap ?? {});
  return scopes.flatMap((scope) =>
    Object.entries(scope).flatMap(([name, versions]) =>
      Object.values(versions).map(({ version, from, loaded, useIn }) => {
        return { name, version, from: partyOf(from), isLoaded: loaded === true, usedBy: useIn.map(partyOf) };
      }),
    ),
  );
}
