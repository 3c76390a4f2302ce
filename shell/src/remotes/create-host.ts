import type { Beacon, PageSet } from '@fieldspan/contract/release';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { isLoadFailure, loadFailureOf } from '@fieldspan/federation/load-failure';
import type { Navigation } from '@fieldspan/federation/navigation';
import { LOAD_FAILED_EVENT } from './load-failed-event.ts';
import { mountOrStepBack } from './mount-or-step-back.ts';
import { mountedParts } from './mounted-parts.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { reportFailure } from './report-failure.ts';
import type { RunningSet } from './running-set.ts';
import { SwitchedOffError } from './switched-off-error.ts';
import { tellEdge } from './tell-edge.ts';

type HostParts = {
  running: RunningSet;
  loader: RemoteLoader;
  navigation: Navigation;
  confirmLeave: FederationHost['confirmLeave'];
  showFiles: FederationHost['showFiles'];
  setTitle: FederationHost['setTitle'];
};

/** What the remotes get from the shell. */
export function createHost({ running, loader, ...given }: HostParts): FederationHost {
  const host: FederationHost = {
    ...given,
    loadWidget: (name) => {
      const reason = running.get().remotes[remoteOf(name)]?.disabled ?? null;
      return reason === null ? loader.load(name) : Promise.reject(new SwitchedOffError(reason));
    },
    mountParcel: (parcel) => {
      const { name } = parcel.lifecycles;
      const mounted = mountOrStepBack(parcel, {
        mount: (one) => mountedParts.mount(host, one),
        lastGood: (error) => loader.loadLastGood(name, error),
      });
      mounted.mounted.then(
        () => tellOf(loader, name, { kind: 'shown' }),
        () => loader.forget(name),
      );
      return { ...mounted, unwanted: mountedParts.whenUnwanted(parcel.domElement) };
    },
    describe: (name) => describe(running.get(), name, loader.idOf(name)),
    report: (report) => {
      if (report.error instanceof SwitchedOffError) return '';
      const failure = loadFailureOf(report.error);
      tellOf(loader, report.part, { kind: 'failed', name: failure.name });
      if (isLoadFailure(failure)) {
        loader.forget(report.part);
        window.dispatchEvent(new Event(LOAD_FAILED_EVENT));
      }
      return reportFailure(running.get(), report, loader.idOf(remoteOf(report.part)));
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
