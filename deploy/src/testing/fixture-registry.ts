import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release } from '@fieldspan/contract/release';
import { RemoteManifestSchema } from '@fieldspan/contract/remote-manifest';
import type { RemoteManifestJson } from './manifest-json.ts';
import * as v from 'valibot';
import { onTestFinished } from 'vitest';
import { canonicalJson } from '../registry/canonical-json.ts';
import { makeRelease } from '../registry/make-release.ts';
import { type Published, publish } from '../registry/publish.ts';
import type { Registry } from '../registry/registry.ts';
import type { SharedTypes } from '../registry/shared-contracts.ts';

/** A folder that is removed after the test. */
export async function temporaryFolder(): Promise<{ path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'fieldspan-deploy-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return { path };
}

export type FixtureBuild = {
  name: string;
  version?: string;
  manifest?: Partial<RemoteManifestJson>;
  shared?: Release['shared'];
  externals?: string[];
  /** Only for the shell: what follows for a signed-in person. */
  signedIn?: Release['signedIn'];
  /** Libraries that its scripts contain. */
  libraries?: string[];
  /** Only for the shell. */
  state?: Release['state'];
  files?: Record<string, string>;
  /** The recorded contracts, as a declaration file. */
  contracts?: string;
  sharedContracts?: SharedTypes;
  /** What it needs from the server; without it nothing is recorded. */
  api?: Required<Pick<Release, 'apiLevel' | 'apiNames' | 'contractLevel'>>;
};

const ENTRY = { shell: 'main.js', remote: 'remoteEntry.js' };

/** Writes a small build into a folder and turns it into a release. */
export async function writeBuild(folder: string, build: FixtureBuild): Promise<Release> {
  const { name, version = '1.0.0', files: own, manifest: said, contracts, sharedContracts, api, ...facts } = build;
  const entry = name === 'shell' ? ENTRY.shell : ENTRY.remote;
  const script = `globalThis.loaded = '${name} ${version}';\n`.repeat(20);
  const files = {
    [entry]: script,
    'app.js': `${script}// app`,
    'app.css': '.app { color: green; }\n'.repeat(20),
    ...own,
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const manifest = { name, title: name, routes: [{ path: `/${name}`, title: name }], budgetKB: 100, ...said };
  return makeRelease(folder, {
    remote: name,
    version,
    entry,
    initial: { js: ['app.js'], css: ['app.css'] },
    manifest: name === 'shell' ? null : v.parse(RemoteManifestSchema, manifest),
    shared: {},
    ...facts,
    ...api,
    contracts: contracts ?? null,
    sharedContracts: sharedContracts === undefined ? null : canonicalJson(sharedContracts),
  });
}

/** Builds and publishes in one step. */
export async function publishFixture(registry: Registry, build: FixtureBuild): Promise<Published> {
  const folder = await temporaryFolder();
  await writeBuild(folder.path, build);
  return publish(registry, folder.path);
}
