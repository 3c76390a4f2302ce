import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { liveSet } from './registry/channel.ts';
import { promote } from './registry/promote.ts';
import { newKeyPair } from './registry/signature.ts';
import { keysOf, withOwnKeys, writeKeyPair } from './registry-keys.ts';
import { bucketServer } from './testing/bucket-server.ts';
import { publishFixture, temporaryFolder } from './testing/fixture-registry.ts';

test('an installation without keys generates a pair, and signs what was already live', async () => {
  const folder = await temporaryFolder();
  const root = join(folder.path, 'releases');
  const before = { root, env: 'local' };
  await publishFixture(before, { name: 'shell' });
  await promote(before, ['shell@1.0.0'], { who: 'ana', reason: null });
  const registry = await withOwnKeys({ ...before, keys: keysOf({}, root) });
  expect((await liveSet(registry))?.seq).toBe(1);
  expect((await liveSet({ ...before, keys: keysOf({}, root) }))?.seq).toBe(1);
  expect((await stat(join(folder.path, 'keys/releases.key'))).mode & 0o777).toBe(0o600);
  expect(await withOwnKeys(registry)).toBe(registry);
});

test('variables name the key files, and a missing file is reported by name', async () => {
  const folder = await temporaryFolder();
  const root = join(folder.path, 'releases');
  const { privateFile, publicFile } = writeKeyPair(join(folder.path, 'ops'), newKeyPair());
  expect(keysOf({ FIELDSPAN_SIGNING_KEY: privateFile }, root)).toMatchObject({ trusted: [{ type: 'public' }] });
  expect(keysOf({ FIELDSPAN_TRUSTED_KEYS: ` ${publicFile} ,` }, root)).toMatchObject({ signing: null, trusted: [{}] });
  expect(keysOf({}, root)).toEqual({ signing: null, trusted: [] });
  expect(() => keysOf({ FIELDSPAN_SIGNING_KEY: '/no/such.key' }, root)).toThrow('There is no key /no/such.key.');
  expect(() => writeKeyPair(join(folder.path, 'ops'), newKeyPair())).toThrow('There is a key already');
});

test(
  'an installation without keys does not sign again what others have signed in a bucket',
  { timeout: 30_000 },
  async () => {
    const { bucket } = await bucketServer();
    const mine = { root: join((await temporaryFolder()).path, 'releases'), bucket, env: 'local' };
    const signed = await withOwnKeys({ ...mine, keys: keysOf({}, mine.root) });
    await publishFixture(signed, { name: 'shell' });
    await promote(signed, ['shell@1.0.0'], { who: 'ana', reason: null });
    const other = { ...mine, root: join((await temporaryFolder()).path, 'releases') };
    await expect(withOwnKeys({ ...other, keys: keysOf({}, other.root) })).rejects.toThrow('FIELDSPAN_TRUSTED_KEYS');
    expect((await liveSet(signed))?.seq).toBe(1);
  },
);
