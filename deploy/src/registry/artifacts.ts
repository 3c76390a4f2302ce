import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, ReleaseId, ReleaseSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { integrityOf } from './file-hash.ts';
import { hasCode } from './has-code.ts';
import { RELEASE_FILE } from './make-release.ts';
import { artifactFolder, artifactsFolder, type Registry, remoteFolder } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { hashOfFiles, releaseId } from './release-id.ts';

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith('.'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Names of everything that was ever published, the shell included. */
export async function publishedNames(registry: Registry): Promise<string[]> {
  return (await namesIn(artifactsFolder(registry))).sort();
}

/** Ids of a remote's releases, the latest published last. */
export async function publishedIds(registry: Registry, remote: string): Promise<string[]> {
  const ids = (await namesIn(remoteFolder(registry, remote))).filter((name) => v.is(ReleaseId, name));
  const dated = await Promise.all(
    ids.map(async (id) => ({ id, at: (await stat(join(artifactFolder(registry, remote, id), RELEASE_FILE))).mtimeMs })),
  );
  return dated.sort((a, b) => a.at - b.at).map(({ id }) => id);
}

/** Reads a folder's release.json. */
export async function readReleaseFile(folder: string): Promise<Release> {
  const text = await readFile(join(folder, RELEASE_FILE), 'utf8');
  return v.parse(ReleaseSchema, JSON.parse(text));
}

/** @throws RegistryError unknown, with what exists, or damaged when release.json is not what its id says */
export async function readRelease(registry: Registry, remote: string, id: string): Promise<Release> {
  try {
    const release = await readReleaseFile(artifactFolder(registry, remote, id));
    if (releaseId(release) === id && release.remote === remote) return release;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw new RegistryError('unknown', await whatExists(registry, remote, id));
    if (!(error instanceof SyntaxError) && !v.isValiError(error)) throw error;
  }
  throw new RegistryError('damaged', `release.json of ${remote} ${id} is damaged. Publish this build again.`);
}

async function whatExists(registry: Registry, remote: string, wanted: string): Promise<string> {
  const names = await publishedNames(registry);
  if (!names.includes(remote)) {
    const known = names.length === 0 ? 'Nothing has been published yet.' : `Published are: ${names.join(', ')}.`;
    return `There is no remote "${remote}". ${known}`;
  }
  const ids = await publishedIds(registry, remote);
  return `${remote} has no release "${wanted}". Published are: ${ids.toReversed().join(', ')}.`;
}

/**
 * Finds the id that a person means by `equipment@1.0.1` or `equipment@1.0.1+0123456789ab`.
 * Of several builds of one version the latest published is taken.
 */
export async function resolveRelease(registry: Registry, spec: string): Promise<{ remote: string; id: string }> {
  const [remote = '', wanted = ''] = spec.split('@');
  if (remote === '' || wanted === '') {
    throw new RegistryError(
      'unknown',
      `"${spec}" is not a release. Write it as equipment@1.0.1 or equipment@1.0.1+0123456789ab.`,
    );
  }
  const id = (await publishedIds(registry, remote)).findLast(
    (each) => each === wanted || each.startsWith(`${wanted}+`),
  );
  if (id === undefined) throw new RegistryError('unknown', await whatExists(registry, remote, wanted));
  return { remote, id };
}

/** @returns what is wrong with the files of a release folder, in words; empty when they are what release.json says */
export async function fileProblems(folder: string, release: Release): Promise<string[]> {
  const problems = await Promise.all(
    release.files.map(async (file) => {
      try {
        const bytes = await readFile(join(folder, file.path));
        return integrityOf(bytes) === file.sha384 ? [] : [`${file.path} was changed after the build`];
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return [`${file.path} is missing`];
        throw error;
      }
    }),
  );
  const listed = hashOfFiles(release.files) === release.hash ? [] : ['the file list does not give the release hash'];
  return [...listed, ...problems.flat()];
}
