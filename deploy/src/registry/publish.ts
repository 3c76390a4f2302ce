import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@fieldspan/contract/release';
import { hasCode } from '@fieldspan/domain/is-error';
import { buildProblems, readRelease, readReleaseFile } from './artifacts.ts';
import { canonicalJson } from './canonical-json.ts';
import { RELEASE_FILE } from './make-release.ts';
import { type Registry, releasePath } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { releaseId } from './release-id.ts';
import { storeOf } from './store-of.ts';

export type Published = { remote: string; id: string; isNew: boolean };

/** Brotli sizes depend on the compressor's version; otherwise two equal releases are equal in everything. */
function identity(release: Release): string {
  return canonicalJson({
    ...release,
    files: release.files.map(({ path, sha384, bytes }) => ({ path, sha384, bytes })),
  });
}

async function refuseOther(registry: Registry, release: Release): Promise<void> {
  const existing = await readRelease(registry, release.remote, releaseId(release));
  if (identity(existing) === identity(release)) return;
  throw new RegistryError(
    'refused',
    `${release.remote} ${releaseId(release)} is published already with other facts (entry, shared versions). Published releases never change: raise the version.`,
  );
}

/**
 * Copies a build folder with its release.json into the registry; nothing that is live changes. Publishing the same
 * bytes again changes nothing; different bytes under the same id are refused.
 */
export async function publish(registry: Registry, folder: string): Promise<Published> {
  const release = await readBuild(folder);
  const problems = await buildProblems(folder, release);
  if (problems.length > 0)
    throw new RegistryError('refused', `${folder} is not a whole build: ${problems.join('; ')}. Build it again.`);
  const id = releaseId(release);
  const paths = release.files.flatMap(({ path, brotliBytes }) =>
    brotliBytes === null ? [path] : [path, `${path}.br`],
  );
  const isNew = await storeOf(registry).addRelease(releasePath(release.remote, id), folder, [...paths, RELEASE_FILE]);
  if (!isNew) await refuseOther(registry, release);
  return { remote: release.remote, id, isNew };
}

async function readBuild(folder: string): Promise<Release> {
  try {
    await readFile(join(folder, RELEASE_FILE));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR'))
      throw new RegistryError('unknown', `There is no build in ${folder}. Run "pnpm fed build" first.`);
    throw error;
  }
  return readReleaseFile(folder);
}
