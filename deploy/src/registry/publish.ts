import { cp, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@fieldspan/contract/release';
import { fileProblems, readReleaseFile } from './artifacts.ts';
import { canonicalJson } from './canonical-json.ts';
import { syncFolder, temporaryBeside } from './durable-files.ts';
import { hasCode } from './has-code.ts';
import { RELEASE_FILE } from './make-release.ts';
import { artifactFolder, type Registry, remoteFolder } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { releaseId } from './release-id.ts';

export type Published = { remote: string; id: string; isNew: boolean };

/** Brotli sizes depend on the compressor's version; everything else must be equal for two releases to be the same. */
function identity(release: Release): string {
  return canonicalJson({
    ...release,
    files: release.files.map(({ path, sha384, bytes }) => ({ path, sha384, bytes })),
  });
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function copyRelease(from: string, to: string, release: Release): Promise<void> {
  const paths = release.files.flatMap((file) =>
    file.brotliBytes === null ? [file.path] : [file.path, `${file.path}.br`],
  );
  for (const path of [...paths, RELEASE_FILE]) {
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(from, path), target);
    await syncFile(target);
  }
  await syncFolder(to);
}

async function refuseOther(target: string, release: Release): Promise<void> {
  const existing = await readReleaseFile(target);
  if (identity(existing) === identity(release)) return;
  throw new RegistryError(
    'refused',
    `${release.remote} ${releaseId(release)} is published already with other facts (entry, shared versions). Published releases never change: raise the version.`,
  );
}

/**
 * Takes a build folder with its release.json into the registry. Changes nothing that is live.
 * The same bytes again change nothing; another content under the same id is refused.
 */
export async function publish(registry: Registry, folder: string): Promise<Published> {
  const release = await readBuild(folder);
  const problems = await fileProblems(folder, release);
  if (problems.length > 0)
    throw new RegistryError('refused', `${folder} is not a whole build: ${problems.join('; ')}. Build it again.`);
  const id = releaseId(release);
  const target = artifactFolder(registry, release.remote, id);
  await mkdir(remoteFolder(registry, release.remote), { recursive: true });
  const temporary = temporaryBeside(target);
  try {
    await copyRelease(folder, temporary, release);
    await rename(temporary, target);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    await refuseOther(target, release);
    return { remote: release.remote, id, isNew: false };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  await syncFolder(remoteFolder(registry, release.remote));
  return { remote: release.remote, id, isNew: true };
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
