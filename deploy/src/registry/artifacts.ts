import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, ReleaseId, ReleaseSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { hashesOnDisk } from './disk-store.ts';
import { RELEASE_FILE } from './make-release.ts';
import { ARTIFACTS, type Registry, releasePath, remotePath } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { hashOfFiles, releaseId } from './release-id.ts';
import { storeOf } from './store-of.ts';

/** Names of everything that was ever published, including the shell. */
export async function publishedNames(registry: Registry): Promise<string[]> {
  return (await storeOf(registry).names(ARTIFACTS)).sort();
}

/**
 * Ids of a remote's releases, the latest published last.
 * @param isMeant filters ids before their dates are read
 */
export async function publishedIds(
  registry: Registry,
  remote: string,
  isMeant: (id: string) => boolean = () => true,
): Promise<string[]> {
  const store = storeOf(registry);
  const ids = (await store.names(remotePath(remote))).filter((name) => v.is(ReleaseId, name) && isMeant(name));
  const dated = await Promise.all(
    ids.map(async (id) => ({ id, at: await store.publishedAt(releasePath(remote, id)) })),
  );
  return dated
    .flatMap(({ id, at }) => (at === null ? [] : [{ id, at }]))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
}

const parsedRelease = (text: string): Release => v.parse(ReleaseSchema, JSON.parse(text));

/** Reads the release.json in a local folder. */
export async function readReleaseFile(folder: string): Promise<Release> {
  return parsedRelease(await readFile(join(folder, RELEASE_FILE), 'utf8'));
}

/** @throws RegistryError unknown, listing what exists, or damaged when release.json does not match its id */
export async function readRelease(registry: Registry, remote: string, id: string): Promise<Release> {
  const stored = await storeOf(registry).read(`${releasePath(remote, id)}/${RELEASE_FILE}`);
  if (stored === null) throw new RegistryError('unknown', await whatExists(registry, remote, id));
  try {
    const release = parsedRelease(stored.text);
    if (releaseId(release) === id && release.remote === remote) return release;
  } catch (error) {
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
 * Resolves `equipment@1.0.1` or `equipment@1.0.1+0123456789ab` to an id. If a version has several builds, the latest
 * published one is taken.
 */
export async function resolveRelease(registry: Registry, spec: string): Promise<{ remote: string; id: string }> {
  const [remote = '', wanted = ''] = spec.split('@');
  if (remote === '' || wanted === '') {
    throw new RegistryError(
      'unknown',
      `"${spec}" is not a release. Write it as equipment@1.0.1 or equipment@1.0.1+0123456789ab.`,
    );
  }
  const isMeant = (id: string): boolean => id === wanted || id.startsWith(`${wanted}+`);
  const id = (await publishedIds(registry, remote, isMeant)).at(-1);
  if (id === undefined) throw new RegistryError('unknown', await whatExists(registry, remote, wanted));
  return { remote, id };
}

const pathsOf = (release: Release): string[] => release.files.map(({ path }) => path);

function hashProblems(release: Release, hashes: Map<string, string>): string[] {
  const problems = release.files.flatMap(({ path, sha384 }) => {
    const hash = hashes.get(path);
    if (hash === undefined) return [`${path} is missing`];
    return hash === sha384 ? [] : [`${path} was changed after the build`];
  });
  const listed = hashOfFiles(release.files) === release.hash ? [] : ['the file list does not give the release hash'];
  return [...listed, ...problems];
}

/** @returns what is wrong with the files of a published release, in words; empty when they match release.json */
export async function fileProblems(registry: Registry, release: Release): Promise<string[]> {
  const folder = releasePath(release.remote, releaseId(release));
  return hashProblems(release, await storeOf(registry).hashes(folder, pathsOf(release)));
}

/** The same check for a build that is not published yet. */
export async function buildProblems(folder: string, release: Release): Promise<string[]> {
  return hashProblems(release, await hashesOnDisk(folder, pathsOf(release)));
}
