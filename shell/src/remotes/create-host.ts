import type { PageSet } from '@fieldspan/contract/release';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { isLoadFailure, loadFailureOf } from '@fieldspan/federation/load-failure';
import type { Navigation } from '@fieldspan/federation/navigation';
import { mountParcel } from './mount-parcel.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { reportFailure } from './report-failure.ts';

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
      mounted.mounted.catch(() => loader.forget(parcel.lifecycles.name));
      return mounted;
    },
    describe: (name) => describe(set, name),
    report: (report) => {
      if (isLoadFailure(loadFailureOf(report.error))) loader.forget(report.part);
      return reportFailure(set, report);
    },
  };
  return host;
}

function describe({ seq, remotes }: PageSet, name: string) {
  const remote = remotes[name];
  const others = Object.entries(remotes).filter(([other]) => other !== name);
  return {
    name,
    title: remote?.manifest.title ?? name,
    version: remote?.id.split('+')[0] ?? '',
    set: seq,
    others: others.map(([, { manifest }]) => manifest.title),
  };
}
