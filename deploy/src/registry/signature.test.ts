import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { liveSet, readSet, signHeads } from './channel.ts';
import { canonicalJson } from './canonical-json.ts';
import { sha256Of } from './file-hash.ts';
import { promote } from './promote.ts';
import type { Registry } from './registry.ts';
import { type Keys, newKeyPair, signingKey, trustedKey } from './signature.ts';

const BY = { who: 'ana', reason: null };

function pair(): Required<Keys> & { signing: NonNullable<Keys['signing']> } {
  const { privatePem, publicPem } = newKeyPair();
  return { signing: signingKey(privatePem, 'key'), trusted: [trustedKey(publicPem, 'pub')] };
}

async function signedRegistry(): Promise<Registry & { keys: Keys }> {
  const root = await temporaryFolder();
  const registry = { root: root.path, env: 'local', keys: pair() };
  await publishFixture(registry, { name: 'shell' });
  await publishFixture(registry, { name: 'forms' });
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0'], BY);
  return registry;
}

const setPath = ({ root }: Registry): string => join(root, 'channels/local/sets/1.json');
const headPath = ({ root }: Registry): string => join(root, 'channels/local/HEAD');

test('the live set is signed, and accepted by everybody who trusts the key', async () => {
  const registry = await signedRegistry();
  const edge = { ...registry, keys: { signing: null, trusted: registry.keys.trusted } };
  expect((await liveSet(edge))?.seq).toBe(1);
  expect(
    (await liveSet({ ...edge, keys: { signing: null, trusted: [...pair().trusted, ...edge.keys.trusted] } }))?.seq,
  ).toBe(1);
});

test('a set that was altered together with its hash is not accepted', async () => {
  const registry = await signedRegistry();
  const set = await readSet(registry, 1);
  const altered = canonicalJson({ ...set, remotes: {} });
  await writeFile(setPath(registry), altered);
  const head = JSON.parse(await readFile(headPath(registry), 'utf8'));
  await writeFile(headPath(registry), JSON.stringify({ ...head, sha256: sha256Of(altered) }));
  await expect(liveSet(registry)).rejects.toThrow(
    'HEAD of local is signed by nobody who is trusted here: set 1 is not taken.',
  );
});

test('a signature of another environment does not count', async () => {
  const registry = await signedRegistry();
  const { keys, root } = registry;
  await promote({ root, env: 'demo', keys }, ['shell@1.0.0'], BY);
  await writeFile(headPath(registry), await readFile(join(root, 'channels/demo/HEAD'), 'utf8'));
  await expect(liveSet(registry)).rejects.toMatchObject({ kind: 'damaged' });
});

test('where signatures are required an unsigned HEAD is not accepted until it is signed', async () => {
  const registry = await signedRegistry();
  const { root, env, keys } = registry;
  await publishFixture(registry, { name: 'forms', version: '1.1.0' });
  await promote({ root, env }, ['forms@1.1.0'], BY);
  await expect(liveSet(registry)).rejects.toThrow('HEAD of local is not signed: set 2 is not taken.');
  await signHeads({ root, keys });
  expect((await liveSet(registry))?.seq).toBe(2);
});

test('without a key nobody can change the live set, and is told before anything happens', async () => {
  const registry = await signedRegistry();
  await publishFixture(registry, { name: 'forms', version: '1.1.0' });
  const reader = { ...registry, keys: { signing: null, trusted: registry.keys.trusted } };
  await expect(promote(reader, ['forms@1.1.0'], BY)).rejects.toThrow('FIELDSPAN_SIGNING_KEY');
  await expect(readSet(registry, 2)).rejects.toThrow('missing');
});

test('a file that contains no key is named', () => {
  expect(() => signingKey('nonsense', '/keys/a.key')).toThrow('/keys/a.key is no private Ed25519 key.');
});
