import { copyFile, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { BY, promoter, startedRegistry } from '../testing/promoter.ts';
import { liveSet } from './channel.ts';
import { promote } from './promote.ts';
import { recoverRegistry } from './recover.ts';
import type { Registry } from './registry.ts';
import { readLog } from './release-log.ts';
import { rollback } from './rollback.ts';
import { verify } from './verify.ts';

test('a writer killed at any of its writes leaves a complete live set', { timeout: 120_000 }, async () => {
  const root = (await temporaryFolder()).path;
  const registry = await startedRegistry({ root });
  let isKilled = true;
  for (let killAt = 1; isKilled; killAt += 1) {
    const before = (await liveSet(registry))?.seq ?? 0;
    const { seqs, ended } = promoter(registry, { times: 1, remote: 'forms', killAt });
    isKilled = (await ended) !== '' || seqs.length === 0;
    expect((await liveSet(registry))?.seq).toBeGreaterThanOrEqual(seqs.at(-1) ?? before);
    await recoverRegistry(registry);
    expect((await verify(registry)).problems).toEqual([]);
    if ((await liveSet(registry))?.seq !== before) await rollback(registry, 'forms', BY);
    else expect(isKilled).toBe(true);
  }
});

/** A registry as it is after a writer died between two steps of a promotion. */
async function crashedRegistry(
  root: string,
  undo: (files: { log: string; logBefore: number; set: string }) => Promise<void>,
): Promise<Registry> {
  const registry = await startedRegistry({ root });
  const head = join(root, 'channels/local/HEAD');
  const log = join(root, 'log.jsonl');
  await copyFile(head, `${root}/old-head`);
  const logBefore = (await readFile(log)).length;
  await promote(registry, ['forms@1.1.0'], BY);
  await copyFile(`${root}/old-head`, head);
  await undo({ log, logBefore, set: join(root, 'channels/local/sets/2.json') });
  return registry;
}

const crashes = {
  'after the log line': async () => {},
  'in the middle of the log line': async ({ log, logBefore }: { log: string; logBefore: number }) =>
    truncate(log, logBefore + 40),
  'before the log line': async ({ log, logBefore }: { log: string; logBefore: number }) => truncate(log, logBefore),
};

test.each(Object.entries(crashes))('a set whose writer died %s is finished', async (_, undo) => {
  const root = await temporaryFolder();
  const registry = await crashedRegistry(root.path, undo);
  expect((await liveSet(registry))?.seq).toBe(1);
  expect((await verify(registry)).problems).toEqual([
    expect.stringContaining('set 2 was left by a writer that stopped'),
  ]);
  expect(await recoverRegistry(registry)).toEqual([{ seq: 2, outcome: 'finished', why: null }]);
  expect((await liveSet(registry))?.seq).toBe(2);
  expect(await verify(registry)).toMatchObject({ logLines: 4, problems: [] });
  expect((await rollback(registry, 'forms', BY)).set.seq).toBe(3);
});

test('a promotion after a crash first finishes the orphaned set and then makes its own', async () => {
  const root = await temporaryFolder();
  const registry = await crashedRegistry(root.path, crashes['before the log line']);
  await promote(registry, ['equipment@1.1.0'], BY);
  expect((await readLog(registry)).slice(-2).map(({ seq, action, remote }) => [seq, action, remote])).toEqual([
    [2, 'promote', 'forms'],
    [3, 'promote', 'equipment'],
  ]);
  expect((await verify(registry)).problems).toEqual([]);
});

test('an orphaned set that cannot go live is dropped, and its number is never used again', async () => {
  const root = await temporaryFolder();
  const registry = await crashedRegistry(root.path, async ({ log, logBefore, set }) => {
    await truncate(log, logBefore);
    await writeFile(set, '{"schema":1,');
  });
  expect(await recoverRegistry(registry)).toEqual([
    { seq: 2, outcome: 'abandoned', why: 'Set 2 of local is damaged.' },
  ]);
  const { set } = await promote(registry, ['forms@1.1.0'], BY);
  expect(set).toMatchObject({ seq: 3, parent: 1 });
  expect(await verify(registry)).toMatchObject({ problems: [] });
});

test('an orphaned set whose artifact is gone is dropped even if it was logged', async () => {
  const root = await temporaryFolder();
  const registry = await crashedRegistry(root.path, crashes['after the log line']);
  await rm(join(root.path, 'artifacts/forms'), { recursive: true });
  await publishFixture(registry, { name: 'forms', version: '1.0.0' });
  expect(await recoverRegistry(registry)).toMatchObject([{ seq: 2, outcome: 'abandoned' }]);
  expect((await verify(registry)).problems).toEqual([]);
  await expect(rollback(registry, 'forms', BY)).rejects.toThrow('no other release live before');
});

test('half-written files of a killed writer are deleted', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry({ root: root.path });
  const leftover = join(root.path, 'channels/local/sets/.tmp-dead');
  await writeFile(leftover, '{');
  expect((await verify(registry)).problems).toEqual([]);
  await recoverRegistry(registry);
  await expect(readFile(leftover)).rejects.toMatchObject({ code: 'ENOENT' });
});
