import type { PageRemote, PageSet, Release, ReleaseSet } from '@fieldspan/contract/release';
import { releaseId } from '../registry/release-id.ts';

/** Everything that is live, by name; the shell's release under `shell`. */
export type LiveSet = { set: ReleaseSet; releases: Map<string, Release> };

/** Where the edge serves a file of a release. */
export function assetUrl(release: Release, path: string): string {
  return `/r/${release.remote}/${releaseId(release)}/${path}`;
}

export function integrityOfFile(release: Release, path: string): string {
  return release.files.find((file) => file.path === path)?.sha384 ?? '';
}

function pageRemote(release: Release, disabled: string | null): PageRemote | null {
  if (release.manifest === null) return null;
  const urls = (paths: string[]): string[] => paths.map((path) => assetUrl(release, path));
  return {
    id: releaseId(release),
    entry: assetUrl(release, release.entry),
    integrity: integrityOfFile(release, release.entry),
    assets: { js: urls([release.entry, ...release.initial.js]), css: urls(release.initial.css) },
    manifest: release.manifest,
    disabled,
  };
}

/**
 * The set as a page needs it: what the shell learns of the remotes and of this installation, and nothing else.
 * @param publicSite address of the product's public site, if it has one
 */
export function pageSet({ set, releases }: LiveSet, publicSite: string | null): PageSet {
  const remotes: PageSet['remotes'] = {};
  for (const [name, { disabled }] of Object.entries(set.remotes)) {
    const release = releases.get(name);
    const remote = release === undefined ? null : pageRemote(release, disabled);
    if (remote !== null) remotes[name] = remote;
  }
  return { env: set.env, seq: set.seq, shell: { id: set.shell.id }, publicSite, remotes };
}
