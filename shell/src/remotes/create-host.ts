import type { PageRemote, PageSet } from '@fieldspan/contract/release';
import { dataText } from '@fieldspan/domain/message';
import { translated } from '@fieldspan/ui/i18n';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { isLoadFailure, loadFailureOf } from '@fieldspan/federation/load-failure';
import type { Navigation } from '@fieldspan/federation/navigation';
import { castVote, type ReleaseOutcome } from './cast-vote.ts';
import { fillsOf } from './fills-of.ts';
import { knownOthers } from './known-others.ts';
import { LOAD_FAILED_EVENT } from './load-failed-event.ts';
import { mountOrStepBack } from './mount-or-step-back.ts';
import { mountedParts } from './mounted-parts.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { reportFailure } from './report-failure.ts';
import type { RunningSet } from './running-set.ts';
import { SwitchedOffError } from './switched-off-error.ts';

type HostParts = {
  running: RunningSet;
  loader: RemoteLoader;
  navigation: Navigation;
  confirmLeave: FederationHost['confirmLeave'];
  showFiles: FederationHost['showFiles'];
  setTitle: FederationHost['setTitle'];
};

/** Creates what the remotes get from the shell. */
export function createHost({ running, loader, ...given }: HostParts): FederationHost {
  const load = (part: string) => {
    const reason = running.get().remotes[remoteOf(part)]?.disabled ?? null;
    return reason === null ? loader.load(part) : Promise.reject(new SwitchedOffError(reason));
  };
  const host: FederationHost = {
    ...given,
    loadWidget: load,
    fills: (place) => fillsOf(running.get(), place),
    onFills: running.subscribe,
    loadFill: (_place, part) => load(part),
    mountParcel: (parcel) => {
      const { name } = parcel.lifecycles;
      const mounted = mountOrStepBack(parcel, {
        mount: (one) => mountedParts.mount(host, one),
        lastGood: (error) => loader.loadLastGood(name, error),
      });
      mounted.mounted.then(
        () => voteOf(loader, name, 'shown'),
        () => loader.forget(name),
      );
      return { ...mounted, unwanted: mountedParts.whenUnwanted(parcel.domElement) };
    },
    describe: (name) => describe(running.get(), name, loader.idOf(name)),
    report: (report) => {
      if (report.error instanceof SwitchedOffError) return '';
      const failure = loadFailureOf(report.error);
      voteOf(loader, report.part, 'failed');
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

function voteOf(loader: RemoteLoader, part: string, kind: ReleaseOutcome['kind']): void {
  const remote = remoteOf(part);
  const id = loader.idOf(remote);
  if (id !== '') castVote({ remote, id, kind });
}

function describe(set: PageSet, name: string, id: string) {
  const remote = set.remotes[name];
  return {
    name,
    title: remote ? titleOf(remote) : name,
    version: id.split('+')[0] ?? '',
    set: set.seq,
    others: knownOthers(set, name).map(titleOf),
  };
}

const titleOf = ({ manifest }: PageRemote): string => translated(dataText(manifest.title));
