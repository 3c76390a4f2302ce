import type { Beacon, PageSet } from '@fieldspan/contract/release';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { isLoadFailure, loadFailureOf } from '@fieldspan/federation/load-failure';
import type { Navigation } from '@fieldspan/federation/navigation';
import { mountParcel } from './mount-parcel.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { reportFailure } from './report-failure.ts';
import { tellEdge } from './tell-edge.ts';

type HostParts = {
  set: PageSet;
  loader: RemoteLoader;
  navigation: Navigation;
  confirmLeave: FederationHost['confirmLeave'];
  showFiles: FederationHost['showFiles'];
  setTitle: FederationHost['setTitle'];
};

/** What the remotes get from the shell. */
export function createHost({ set, loader, ...given }: HostParts): FederationHost {
  const host: FederationHost = {
    ...given,
    loadWidget: (name) => loader.load(name),
    mountParcel: (parcel) => {
      const mounted = mountParcel({ ...parcel, host });
      const { name } = parcel.lifecycles;
      mounted.mounted.then(
        () => tellOf(loader, name, { kind: 'shown' }),
        () => loader.forget(name),
      );
      return mounted;
    },
    describe: (name) => describe(set, name, loader.idOf(name)),
    report: (report) => {
      const failure = loadFailureOf(report.error);
      tellOf(loader, report.part, { kind: 'failed', name: failure.name });
      if (isLoadFailure(failure)) loader.forget(report.part);
      return reportFailure(set, report, loader.idOf(remoteOf(report.part)));
    },
  };
  return host;
}

const remoteOf = (part: string): string => part.split('.')[0] ?? part;

function tellOf(loader: RemoteLoader, part: string, what: Pick<Beacon, 'kind' | 'name'>): void {
  const remote = remoteOf(part);
  const id = loader.idOf(remote);
  if (id !== '') tellEdge({ remote, id, ...what });
}

function describe({ seq, remotes }: PageSet, name: string, id: string) {
  const remote = remotes[name];
  const others = Object.entries(remotes).filter(([other]) => other !== name);
  return {
    name,
    title: remote?.manifest.title ?? name,
    version: id.split('+')[0] ?? '',
    set: seq,
    others: others.map(([, { manifest }]) => manifest.title),
  };
}
