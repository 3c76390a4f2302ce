import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseSet, ReleaseSetSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { canonicalJson } from './canonical-json.ts';
import { createFile, replaceFile } from './durable-files.ts';
import { sha256Of } from './file-hash.ts';
import { hasCode } from './has-code.ts';
import { headFile, type Registry, setFile, setsFolder } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { isTrusted, type Keys, signatureOf } from './signature.ts';

const HeadSchema = v.strictObject({ seq: v.number(), sha256: v.string(), sig: v.nullable(v.string()) });
type Head = v.InferOutput<typeof HeadSchema>;

async function readOptional(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** @throws RegistryError damaged when the set does not exist, cannot be read or is not the one that was meant */
export async function readSet(registry: Registry, seq: number, sha256?: string): Promise<ReleaseSet> {
  const text = await readOptional(setFile(registry, seq));
  if (text === null) throw new RegistryError('damaged', `Set ${seq} of ${registry.env} is missing.`);
  if (sha256 !== undefined && sha256Of(text) !== sha256)
    throw new RegistryError('damaged', `Set ${seq} of ${registry.env} is not the one that HEAD names.`);
  try {
    const set = v.parse(ReleaseSetSchema, JSON.parse(text));
    if (set.seq === seq && set.env === registry.env) return set;
  } catch (error) {
    if (!(error instanceof SyntaxError) && !v.isValiError(error)) throw error;
  }
  throw new RegistryError('damaged', `Set ${seq} of ${registry.env} is damaged.`);
}

const NO_KEYS: Keys = { signing: null, trusted: [] };

function checkSignature({ env, keys = NO_KEYS }: Registry, { seq, sha256, sig }: Head): void {
  if (isTrusted(keys, { env, seq, sha256 }, sig)) return;
  const problem = sig === null ? 'is not signed' : 'is signed by nobody who is trusted here';
  throw new RegistryError('damaged', `HEAD of ${env} ${problem}: set ${seq} is not taken.`);
}

/** Signs what is live in every environment with a key that was made after it. */
export async function signHeads({ root, keys }: Required<Pick<Registry, 'root' | 'keys'>>): Promise<void> {
  for (const env of await namesIn(join(root, 'channels'))) {
    const live = await liveSet({ root, env });
    if (live !== null) await moveHead({ root, env, keys }, live);
  }
}

async function readHead(registry: Registry): Promise<Head | null> {
  const text = await readOptional(headFile(registry));
  if (text === null) return null;
  try {
    return v.parse(HeadSchema, JSON.parse(text));
  } catch {
    throw new RegistryError('damaged', `HEAD of ${registry.env} is damaged. "pnpm fed verify" tells more.`);
  }
}

/** The set that HEAD names: what is live. Null before the first promotion. */
export async function liveSet(registry: Registry): Promise<ReleaseSet | null> {
  const head = await readHead(registry);
  if (head === null) return null;
  checkSignature(registry, head);
  return readSet(registry, head.seq, head.sha256);
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
}

/** Numbers of all sets ever written, HEAD's and orphans included, in order. */
export async function setNumbers(registry: Registry): Promise<number[]> {
  const names = await namesIn(setsFolder(registry));
  return names
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
}

/** @returns false when the number is taken */
export async function createSet(registry: Registry, set: ReleaseSet): Promise<boolean> {
  return createFile(setFile(registry, set.seq), canonicalJson(set));
}

/** Makes a written set the live one. The rename is the moment of truth. */
export async function moveHead(registry: Registry, set: ReleaseSet): Promise<void> {
  const { env, keys = NO_KEYS } = registry;
  const signed = { env, seq: set.seq, sha256: sha256Of(canonicalJson(set)) };
  const head: Head = { seq: signed.seq, sha256: signed.sha256, sig: signatureOf(keys, signed) };
  await replaceFile(headFile(registry), canonicalJson(head));
}
