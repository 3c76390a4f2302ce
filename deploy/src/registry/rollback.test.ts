import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { liveSet } from './channel.ts';
import { promote } from './promote.ts';
import type { Registry } from './registry.ts';
import { isRetired, retiredIn } from './retired.ts';
import { rollback } from './rollback.ts';

const BY = { who: 'ana', reason: null };

/** forms 1.0.0, 1.1.0 and 1.2.0 were live one after the other, in the sets 2, 3 and 4. */
async function withThree(): Promise<{ registry: Registry; ids: string[]; second: string }> {
  const registry = { root: (await temporaryFolder()).path, env: 'local' };
  await publishFixture(registry, { name: 'shell' });
  await promote(registry, ['shell@1.0.0'], BY);
  const ids: string[] = [];
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const { id } = await publishFixture(registry, { name: 'forms', version });
    await promote(registry, [`forms@${version}`], BY);
    ids.push(id);
  }
  const seq = ((await liveSet(registry))?.seq ?? 0) - 1;
  return { registry, ids, second: join(registry.root, 'channels', 'local', 'sets', `${seq}.json`) };
}

test('a release that was never live is refused with those that were', async () => {
  const { registry, ids } = await withThree();
  await publishFixture(registry, { name: 'forms', version: '2.0.0' });
  const [one, two] = ids;
  await expect(rollback(registry, 'forms@2.0.0', BY)).rejects.toThrow(`that was ${one}, ${two}.`);
});

test('the first release of a remote has none before it', async () => {
  const { registry } = await withThree();
  await publishFixture(registry, { name: 'time' });
  await promote(registry, ['time@1.0.0'], BY);
  await publishFixture(registry, { name: 'time', version: '1.1.0' });
  await expect(rollback(registry, 'time@1.1.0', BY)).rejects.toThrow('that was nothing.');
  await expect(rollback(registry, 'time', BY)).rejects.toThrow('has had no other release live before');
});

test('a damaged set on the way back is passed over', async () => {
  const { registry, ids, second } = await withThree();
  await writeFile(second, 'broken');
  const { set } = await rollback(registry, 'forms@1.0.0', BY);
  expect(set.remotes['forms']?.id).toBe(ids[0]);
});

test('a disk that fails on the way back is an error, and nothing changes', async () => {
  const { registry, second } = await withThree();
  const before = (await liveSet(registry))?.seq;
  await rm(second);
  await mkdir(second);
  await expect(rollback(registry, 'forms@1.0.0', BY)).rejects.toThrow('EISDIR');
  expect((await liveSet(registry))?.seq).toBe(before);
});

test('a remote that the product no longer has is known by its name', () => {
  expect([retiredIn(['forms', 'records', 'shell']), isRetired('forms')]).toEqual([['records'], false]);
});
