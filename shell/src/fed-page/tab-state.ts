import type { PageSet } from '@fieldspan/contract/release';

/** A container that was put into the page: a remote's release, and each later attempt to load it. */
export type Container = { name: string; isStarted: boolean };

/** One version of a module that is shared: who brought it, who uses it. */
export type SharedVersion = {
  name: string;
  version: string;
  from: string;
  isLoaded: boolean;
  usedBy: readonly string[];
};

/** What the page of releases is made of; read anew each time that it is shown. */
export type TabState = {
  set: PageSet;
  containers: readonly Container[];
  shared: readonly SharedVersion[];
  /** The release that the tab runs of a remote. */
  idOf: (remote: string) => string;
  failures: readonly { code: string; part: string; release: string; message: string; at: number }[];
};

/** What the browser knows of a file that it has fetched. */
export type FetchedFile = { name: string; encodedBodySize: number };

type RemoteState = 'running' | 'loaded' | 'fetched' | 'waiting' | 'off' | 'recalled';

export type RemoteLine = {
  name: string;
  id: string;
  state: RemoteState;
  /** Where its release comes from: what everybody has, a canary, a developer's machine, or what was good before. */
  source: 'live' | 'canary' | 'override' | 'last good';
  files: number;
  /** Of those files, as they are sent. */
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

/** A line for each remote of the set, in the order of their names. */
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

/** One line for each package, version and giver, however many modules of the package are shared apart. */
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
