import { join } from 'node:path';
import { readManifest } from '@fieldspan/build/manifest';
import { readPackageFile } from '@fieldspan/build/package-file';
import { REMOTE_ENTRY, remoteConfig, SHELL_ENTRY, shellConfig } from '@fieldspan/build/preset';
import type { Release } from '@fieldspan/contract/release';
import type { Configuration } from '@rspack/core';
import type { Buildable } from '../build/buildable.ts';
import { assetUrl, type LiveSet } from '../edge/page-set.ts';
import { releaseId } from '../registry/release-id.ts';

/** Source files have no content hash: they change while the page is open. */
const NO_HASH = '0'.repeat(64);

/** A package's current sources in the shape of a release. It lists no files, so it has no integrity and no hints. */
function devRelease({ name, dir }: Buildable): Release {
  const isShell = name === 'shell';
  return {
    schema: 1,
    remote: name,
    version: readPackageFile(dir).version,
    hash: NO_HASH,
    entry: isShell ? SHELL_ENTRY : REMOTE_ENTRY,
    initial: { js: [], css: [] },
    files: [],
    manifest: isShell ? null : readManifest(join(dir, 'remote.json')),
    shared: {},
  };
}

/** Compiler settings for one package, served at the address that its release names. */
export function devConfig(buildable: Buildable): Configuration {
  const release = devRelease(buildable);
  const options = { dir: buildable.dir, mode: 'development', publicPath: assetUrl(release, '') } as const;
  return release.manifest === null ? shellConfig(options) : remoteConfig(options);
}

/** The set of a development page. It is read anew for each page, so an edited remote.json takes effect at once. */
export function devSet(buildables: Buildable[]): LiveSet {
  const releases = new Map(buildables.map((each) => [each.name, devRelease(each)]));
  const remotes = [...releases.values()].filter(({ manifest }) => manifest !== null);
  const shell = releases.get('shell');
  if (shell === undefined) throw new Error('There is no shell to develop with.');
  return {
    releases,
    lastGood: new Map(),
    canaries: [],
    set: {
      schema: 1,
      env: 'development',
      seq: 0,
      parent: null,
      at: new Date().toISOString(),
      shell: { id: releaseId(shell) },
      remotes: Object.fromEntries(
        remotes.map((release) => [release.remote, { id: releaseId(release), lastGood: null, disabled: null }]),
      ),
      canaries: [],
      recalled: [],
    },
  };
}
