import type { Canary, PageRemote, PageSet, Release, ReleaseSet } from '@fieldspan/contract/release';
import { releaseId } from '../registry/release-id.ts';

/** What a visitor gets: the live set, and the releases of their arm by name; the shell is under `shell`. */
export type LiveSet = {
  set: ReleaseSet;
  releases: Map<string, Release>;
  /** Fallback releases by name: what was live before, where it can be read. */
  lastGood: Map<string, Release>;
  canaries: Canary[];
};

/** Address at which the edge serves a file of a release. */
export function assetUrl(release: Release, path: string): string {
  return `/r/${release.remote}/${releaseId(release)}/${path}`;
}

export function integrityOfFile(release: Release, path: string): string {
  return release.files.find((file) => file.path === path)?.sha384 ?? '';
}

function entryOf(release: Release): { id: string; entry: string; integrity: string } {
  const { entry } = release;
  return { id: releaseId(release), entry: assetUrl(release, entry), integrity: integrityOfFile(release, entry) };
}

/** With what it keeps on devices, which may be an earlier shape. */
const lastGoodOf = (release: Release): NonNullable<PageRemote['lastGood']> => ({
  ...entryOf(release),
  ...(release.manifest && { state: release.manifest.state }),
});

const TITLES = /^titles\.([\w-]+)\.json$/;

/** Nothing for a remote that nobody translated: the set is in every page. */
function titlesOf(release: Release): Pick<PageRemote, 'titles'> {
  const titles = release.files.flatMap(({ path, sha384 }) => {
    const language = TITLES.exec(path)?.[1];
    return language === undefined ? [] : [[language, { url: assetUrl(release, path), integrity: sha384 }] as const];
  });
  return titles.length === 0 ? {} : { titles: Object.fromEntries(titles) };
}

/** A remote as a page needs it; null for the shell. */
export function pageRemote(
  release: Release,
  { lastGood, disabled }: Pick<PageRemote, 'lastGood' | 'disabled'>,
): PageRemote | null {
  if (release.manifest === null) return null;
  const urls = (paths: string[]): string[] => paths.map((path) => assetUrl(release, path));
  return {
    ...entryOf(release),
    assets: { js: urls([release.entry, ...release.initial.js]), css: urls(release.initial.css) },
    manifest: release.manifest,
    ...titlesOf(release),
    disabled,
    lastGood,
  };
}

/**
 * The set as a page needs it: what the shell must know about the remotes and this installation, and nothing else.
 * @param publicSite address of the product's public site, if there is one
 */
export function pageSet({ set, releases, lastGood, canaries }: LiveSet, publicSite: string | null): PageSet {
  const remotes: PageSet['remotes'] = {};
  for (const [name, { disabled }] of Object.entries(set.remotes)) {
    const release = releases.get(name);
    const before = lastGood.get(name);
    const given = { disabled, lastGood: before === undefined ? null : lastGoodOf(before) };
    const remote = release === undefined ? null : pageRemote(release, given);
    if (remote !== null) remotes[name] = remote;
  }
  const shell = releases.get('shell');
  return {
    env: set.env,
    seq: set.seq,
    shell: { id: shell === undefined ? set.shell.id : releaseId(shell) },
    canaries: canaries.map(({ id }) => id),
    recalled: set.recalled,
    publicSite,
    remotes,
  };
}
