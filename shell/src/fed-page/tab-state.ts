import type { PageSet } from '@fieldspan/contract/release';

/** A federation container in the page: one per remote's release, and one per later attempt to load it. */
export type Container = { name: string; isStarted: boolean };

/** One version of a shared module: who provides it, who uses it. */
export type SharedVersion = {
  name: string;
  version: string;
  from: string;
  isLoaded: boolean;
  usedBy: readonly string[];
};

/** The data of the releases page; collected anew each time it is shown. */
export type TabState = {
  set: PageSet;
  containers: readonly Container[];
  shared: readonly SharedVersion[];
  /** The release of a remote that the tab runs. */
  idOf: (remote: string) => string;
  failures: readonly { code: string; part: string; release: string; message: string; at: number }[];
};

/** The browser's timing entry of a fetched file. */
export type FetchedFile = { name: string; encodedBodySize: number };

type RemoteState = 'running' | 'loaded' | 'fetched' | 'waiting' | 'off' | 'recalled';

export type RemoteLine = {
  name: string;
  id: string;
  state: RemoteState;
  /** Why this release runs: live, a canary, a developer's machine, or a fallback. */
  source: 'live' | 'canary' | 'override' | 'last good';
  files: number;
  /** Transferred bytes of those files. */
  bytes: number;
};

type Running = { name: string; id: string };

function stateOf({ set, containers }: TabState, { name, id }: Running, files: number): RemoteState {
  if (set.remotes[name]?.disabled !== null) return 'off';
  if ((set.recalled ?? []).includes(`${name}@${id}`)) return 'recalled';
  const own = containers.filter((container) => container.name.startsWith(`${name}@${id}`));
  if (own.some(({ isStarted }) => isStarted)) return 'running';
  if (own.length > 0) return 'loaded';
  return files > 0 ? 'fetched' : 'waiting';
}

function sourceOf({ set }: TabState, { name, id }: Running): RemoteLine['source'] {
  if ((set.overrides ?? []).some(({ remote }) => remote === name)) return 'override';
  if ((set.canaries ?? []).includes(`${name}-${id}`)) return 'canary';
  return set.remotes[name]?.id === id ? 'live' : 'last good';
}

/** One row per remote of the set, sorted by name. */
export function remoteLines(tab: TabState, fetched: readonly FetchedFile[]): RemoteLine[] {
  const names = Object.keys(tab.set.remotes).sort();
  return names.map((name) => lineOf(tab, { name, id: tab.idOf(name) }, fetched));
}

function lineOf(tab: TabState, running: Running, fetched: readonly FetchedFile[]): RemoteLine {
  const files = fetched.filter((file) => file.name.includes(`/r/${running.name}/${running.id}/`));
  return {
    ...running,
    state: stateOf(tab, running, files.length),
    source: sourceOf(tab, running),
    files: files.length,
    bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

/** One row per package, version and provider, even if several modules of the package are shared. */
export function sharedLines({ shared }: Pick<TabState, 'shared'>): SharedVersion[] {
  const lines = new Map<string, SharedVersion>();
  for (const module of shared) {
    const name = packageOf(module.name);
    const key = `${name} ${module.version} ${module.from}`;
    const before = lines.get(key);
    const usedBy = [...new Set([...(before?.usedBy ?? []), ...module.usedBy])].sort();
    lines.set(key, { ...module, name, usedBy, isLoaded: module.isLoaded || before?.isLoaded === true });
  }
  return [...lines.values()].sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
