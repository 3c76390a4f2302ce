import { type ReleaseSet, ReleaseSetSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { canonicalJson } from './canonical-json.ts';
import { sha256Of } from './file-hash.ts';
import { CHANNELS, headPath, type Registry, setPath, setsPath } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { isTrusted, type Keys, signatureOf } from './signature.ts';
import { chainProblem, endProblem, logEnd, readLog } from './release-log.ts';
import { storeOf } from './store-of.ts';

const HeadSchema = v.object({
  seq: v.number(),
  sha256: v.string(),
  /** Missing in files of older writers. */
  log: v.optional(v.object({ lines: v.number(), sha256: v.string() })),
  sig: v.nullable(v.string()),
});
type Head = v.InferOutput<typeof HeadSchema>;

/** How to repair a HEAD that cannot be trusted. */
export const WAY_OUT = '"pnpm fed repair" tells what was live, and mends it.';

/** How often a writer retries HEAD when others keep winning; each of them moved it forward. */
const HEAD_TRIES = 50;

/** A set with the hash of its text as stored, which may hold fields that this reader does not know. */
type ReadSet = { set: ReleaseSet; sha256: string };

async function readWithHash(registry: Registry, seq: number): Promise<ReadSet> {
  const stored = await storeOf(registry).read(setPath(registry.env, seq));
  if (stored === null) throw new RegistryError('damaged', `Set ${seq} of ${registry.env} is missing.`);
  try {
    const set = v.parse(ReleaseSetSchema, JSON.parse(stored.text));
    if (set.seq === seq && set.env === registry.env) return { set, sha256: sha256Of(stored.text) };
  } catch (error) {
    if (!(error instanceof SyntaxError) && !v.isValiError(error)) throw error;
  }
  throw new RegistryError('damaged', `Set ${seq} of ${registry.env} is damaged.`);
}

/** @throws RegistryError damaged when the set does not exist or cannot be read */
export async function readSet(registry: Registry, seq: number): Promise<ReleaseSet> {
  return (await readWithHash(registry, seq)).set;
}

const NO_KEYS: Keys = { signing: null, trusted: [] };

function checkSignature({ env, keys = NO_KEYS }: Registry, { seq, sha256, log, sig }: Head): void {
  if (isTrusted(keys, { env, seq, sha256, log }, sig)) return;
  const problem = sig === null ? 'is not signed' : 'is signed by nobody who is trusted here';
  throw new RegistryError('damaged', `HEAD of ${env} ${problem}: set ${seq} is not taken. ${WAY_OUT}`);
}

/** Names of the environments in which anything was ever promoted. */
export async function environments(registry: Pick<Registry, 'root' | 'bucket'>): Promise<string[]> {
  return storeOf(registry).names(CHANNELS);
}

/** Signs what is live in every environment with a key that was generated later. */
export async function signHeads(registry: Pick<Registry, 'root' | 'bucket'> & { keys: Keys }): Promise<void> {
  const { keys, ...unsigned } = registry;
  for (const env of await environments(registry)) {
    const live = await liveSet({ ...unsigned, env });
    if (live !== null) await writeHead({ ...unsigned, env, keys }, live.seq, (head) => head?.seq === live.seq);
  }
}

async function readHead(registry: Registry): Promise<{ head: Head; tag: string } | null> {
  const stored = await storeOf(registry).read(headPath(registry.env));
  if (stored === null) return null;
  try {
    return { head: v.parse(HeadSchema, JSON.parse(stored.text)), tag: stored.tag };
  } catch {
    throw new RegistryError('damaged', `HEAD of ${registry.env} is damaged. ${WAY_OUT}`);
  }
}

/** Whether the live set is signed. */
export async function isSigned(registry: Registry): Promise<boolean> {
  return ((await readHead(registry))?.head.sig ?? null) !== null;
}

/** The set that HEAD names, that is, the live one. Null before the first promotion. */
export async function liveSet(registry: Registry): Promise<ReleaseSet | null> {
  const found = await readHead(registry);
  if (found === null) return null;
  checkSignature(registry, found.head);
  const { seq } = found.head;
  const { set, sha256 } = await readWithHash(registry, seq);
  if (sha256 === found.head.sha256) return set;
  throw new RegistryError('damaged', `Set ${seq} of ${registry.env} is not the one that HEAD names.`);
}

/**
 * What is wrong with the log, in words: its chain is broken, or it does not continue the log that the live set was
 * signed with.
 * @throws RegistryError damaged when HEAD or the log cannot be read
 */
export async function logProblem(registry: Registry): Promise<string | null> {
  // Read HEAD first: lines added to the log after that do no harm.
  const found = await readHead(registry);
  const lines = await readLog(registry);
  return chainProblem(lines) ?? endProblem(lines, found?.head.log);
}

/** Numbers of all sets ever written in order, including HEAD's and orphans. */
export async function setNumbers(registry: Registry): Promise<number[]> {
  const names = await storeOf(registry).names(setsPath(registry.env));
  return names
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
}

/** Numbers of the sets that were written after one. Numbers have no gaps. */
export async function numbersAbove(registry: Registry, seq: number): Promise<number[]> {
  const numbers: number[] = [];
  for (let next = seq + 1; (await storeOf(registry).tag(setPath(registry.env, next))) !== null; next += 1)
    numbers.push(next);
  return numbers;
}

/** @returns false when the number is taken */
export async function createSet(registry: Registry, set: ReleaseSet): Promise<boolean> {
  return storeOf(registry).create(setPath(registry.env, set.seq), canonicalJson(set));
}

async function headText(registry: Registry, seq: number): Promise<string> {
  const { env, keys = NO_KEYS } = registry;
  const { sha256 } = await readWithHash(registry, seq);
  const log = logEnd(await readLog(registry));
  return canonicalJson({ seq, sha256, log, sig: signatureOf(keys, { env, seq, sha256, log }) } satisfies Head);
}

async function writeHead(registry: Registry, seq: number, isDue: (head: Head | null) => boolean): Promise<void> {
  const { env } = registry;
  const text = await headText(registry, seq);
  for (let tries = 0; tries < HEAD_TRIES; tries += 1) {
    const found = await readHead(registry);
    if (!isDue(found?.head ?? null)) return;
    if (await storeOf(registry).replace(headPath(env), text, found?.tag ?? null)) return;
  }
  throw new RegistryError('busy', `HEAD of ${env} kept moving. Try again.`);
}

/** Makes a written set live, unless a later one already is. Writing HEAD is the commit point. */
export async function moveHead(registry: Registry, seq: number): Promise<void> {
  await writeHead(registry, seq, (head) => head === null || head.seq < seq);
}

/**
 * Replaces a HEAD that cannot be trusted.
 * @returns false when somebody else has written it meanwhile
 */
export async function rewriteHead(registry: Registry, seq: number): Promise<boolean> {
  const store = storeOf(registry);
  const path = headPath(registry.env);
  const tag = await store.tag(path);
  return store.replace(path, await headText(registry, seq), tag);
}
