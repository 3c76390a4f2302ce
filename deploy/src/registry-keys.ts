import type { KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hasCode } from '@fieldspan/domain/is-error';
import { environments, isSigned, signHeads } from './registry/channel.ts';
import { newOpsKey } from './ops/ops-session.ts';
import type { Registry } from './registry/registry.ts';
import { RegistryError } from './registry/registry-error.ts';
import { storeOf } from './registry/store-of.ts';
import { type Keys, newKeyPair, signingKey, trustedKey } from './registry/signature.ts';

const PRIVATE_FILE = 'releases.key';
const PUBLIC_FILE = 'releases.pub';
const OPS_FILE = 'ops.key';
const EDGE_FILE = 'edge.key';

/** Default folder of a registry's key pair: beside the registry, never inside it. */
export const keyFolder = (registryRoot: string): string => join(dirname(resolve(registryRoot)), 'keys');

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw new RegistryError('unknown', `There is no key ${file}.`);
    throw error;
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

const filesIn = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((file) => file.trim())
    .filter((file) => file !== '');

/**
 * The keys of an installation: FIELDSPAN_SIGNING_KEY (a file) and FIELDSPAN_TRUSTED_KEYS (files, separated by commas);
 * otherwise the pair beside the registry; otherwise none. Whoever can sign trusts their own key.
 */
export function keysOf(env: NodeJS.ProcessEnv, registryRoot: string): Keys {
  const own = join(keyFolder(registryRoot), PRIVATE_FILE);
  const signingFile = env['FIELDSPAN_SIGNING_KEY'] || own;
  const signingPem = signingFile === own ? readIfThere(own) : readKey(signingFile);
  const trustedFiles = filesIn(env['FIELDSPAN_TRUSTED_KEYS']);
  const ownPublic = readIfThere(join(keyFolder(registryRoot), PUBLIC_FILE));
  const otherwise = signingPem ?? ownPublic;
  const trusted =
    trustedFiles.length > 0
      ? trustedFiles.map((file) => trustedKey(readKey(file), file))
      : otherwise === null
        ? []
        : [trustedKey(otherwise, signingFile)];
  return { signing: signingPem === null ? null : signingKey(signingPem, signingFile), trusted };
}

type Pair = ReturnType<typeof newKeyPair>;

/** A developer's key: FIELDSPAN_OVERRIDE_KEY (a file), otherwise the key that signs what is live. */
export function overrideSigningKey(env: NodeJS.ProcessEnv, { keys }: Registry): KeyObject {
  const file = env['FIELDSPAN_OVERRIDE_KEY'];
  const key = file ? signingKey(readKey(file), file) : (keys?.signing ?? null);
  if (key !== null) return key;
  throw new RegistryError(
    'refused',
    'You have no key to sign an override with. "pnpm fed keygen --out <folder>" makes a pair: set FIELDSPAN_OVERRIDE_KEY ' +
      'to the private one, and give the public one to who runs the edge, for FIELDSPAN_OVERRIDE_KEYS.',
  );
}

/** Public keys that may sign overrides and nothing else: FIELDSPAN_OVERRIDE_KEYS, files separated by commas. */
export function overrideKeysOf(env: NodeJS.ProcessEnv): KeyObject[] {
  return filesIn(env['FIELDSPAN_OVERRIDE_KEYS']).map((file) => trustedKey(readKey(file), file));
}

/**
 * Writes a key pair.
 * @throws RegistryError refused when there is one already: replacing it would lock out everybody who trusts it
 */
export function writeKeyPair(
  folder: string,
  { privatePem, publicPem }: Pair,
): { privateFile: string; publicFile: string } {
  const [privateFile, publicFile] = [join(folder, PRIVATE_FILE), join(folder, PUBLIC_FILE)];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(privateFile, privatePem, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw new RegistryError('refused', `There is a key already: ${privateFile}.`);
    throw error;
  }
  writeFileSync(publicFile, publicPem, { mode: 0o644 });
  return { privateFile, publicFile };
}

async function isAnySigned(registry: Registry): Promise<boolean> {
  const { keys: _keys, ...unsigned } = registry;
  for (const env of await environments(registry)) if (await isSigned({ ...unsigned, env })) return true;
  return false;
}

/**
 * Makes a key pair for a registry without keys and signs what is live in it. The private key is written last, so an
 * interrupted run starts over. A bucket that others have signed is not signed again.
 */
export async function withOwnKeys(registry: Registry): Promise<Registry> {
  const { root, keys } = registry;
  if (keys !== undefined && (keys.signing !== null || keys.trusted.length > 0)) return registry;
  if (registry.bucket !== undefined && (await isAnySigned(registry)))
    throw new RegistryError(
      'refused',
      `What is live in ${storeOf(registry).place} is signed, and no key is known here. Set FIELDSPAN_TRUSTED_KEYS to the public key's file, and FIELDSPAN_SIGNING_KEY where releases go live.`,
    );
  const pair = newKeyPair();
  const made: Keys = { signing: signingKey(pair.privatePem, ''), trusted: [trustedKey(pair.publicPem, '')] };
  await signHeads({ ...registry, keys: made });
  writeKeyPair(keyFolder(root), pair);
  return { ...registry, keys: made };
}

/** The key of the operators' pages: FIELDSPAN_OPS_KEY, otherwise ops.key beside the registry; null without either. */
export function opsKeyOf(env: NodeJS.ProcessEnv, registryRoot: string): string | null {
  return env['FIELDSPAN_OPS_KEY'] || (readIfThere(join(keyFolder(registryRoot), OPS_FILE))?.trim() ?? null);
}

/**
 * The secret that edges and servers share: FIELDSPAN_EDGE_KEY, otherwise edge.key beside the registry; null without
 * either.
 */
export function edgeKeyOf(env: NodeJS.ProcessEnv, registryRoot: string): string | null {
  return env['FIELDSPAN_EDGE_KEY'] || (readIfThere(join(keyFolder(registryRoot), EDGE_FILE))?.trim() ?? null);
}

/**
 * Generates that secret beside a registry that has none.
 * @returns the secret
 */
export const writeEdgeKey = (registryRoot: string): string => writeNewKey(registryRoot, EDGE_FILE);

/**
 * Generates an operators' key beside a registry that has none.
 * @returns the key
 */
export const writeOpsKey = (registryRoot: string): string => writeNewKey(registryRoot, OPS_FILE);

function writeNewKey(registryRoot: string, file: string): string {
  const key = newOpsKey();
  const folder = keyFolder(registryRoot);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, file), `${key}\n`, { flag: 'wx', mode: 0o600 });
  return key;
}
