import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bucketServer, carelessBucket } from '../testing/bucket-server.ts';
import { publishFixture, temporaryFolder, writeBuild } from '../testing/fixture-registry.ts';
import { BY, promoter, startedRegistry } from '../testing/promoter.ts';
import { publishedIds, readRelease } from './artifacts.ts';
import { abort, canary } from './canary.ts';
import { liveSet } from './channel.ts';
import { fetchRelease, localFile } from './local-file.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { recoverRegistry } from './recover.ts';
import { readLog } from './release-log.ts';
import { StoreAwayError } from './release-store.ts';
import { rollback } from './rollback.ts';
import { idsOf } from './set-changes.ts';
import { storeOf } from './store-of.ts';
import { verify } from './verify.ts';

/** Promotions of each writer. 200 each take a minute on a quiet machine: PROMOTES=200 vitest run bucket-store */
const EACH = Number(process.env['PROMOTES'] ?? 25);

test('two processes that promote into one bucket at the same time lose nothing', { timeout: 600_000 }, async () => {
  const root = (await temporaryFolder()).path;
  const { bucket } = await bucketServer();
  const registry = await startedRegistry({ root, bucket });
  const writers = ['forms', 'equipment'].map((remote) => promoter(registry, { times: EACH, remote }));
  expect(await Promise.all(writers.map(({ ended }) => ended))).toEqual(['', '']);
  const acknowledged = writers.flatMap(({ seqs }) => seqs).sort((a, b) => a - b);
  expect(acknowledged).toEqual(Array.from({ length: 2 * EACH }, (_, index) => index + 2));
  expect((await liveSet(registry))?.seq).toBe(2 * EACH + 1);
  expect(await verify(registry)).toMatchObject({ logLines: 3 + 2 * EACH, problems: [] });
  expect(new Set((await readLog(registry)).map(({ action }) => action))).toEqual(new Set(['promote']));
});

test.each(['asked', 'done'] as const)(
  'a writer killed when a write is %s leaves a complete live set, and the next one finishes it',
  { timeout: 120_000 },
  async (phase) => {
    const root = (await temporaryFolder()).path;
    const { bucket, watch } = await bucketServer();
    const registry = await startedRegistry({ root, bucket });
    const killed: string[] = [];
    for (const file of ['sets/2.json', 'log.jsonl', 'HEAD']) {
      const before = (await liveSet(registry))?.seq ?? 0;
      const { child, ended } = promoter(registry, { times: 1, remote: 'forms' });
      watch(async (now, key) => {
        if (now !== phase || !key.endsWith(file.replace('2', String(before + 1))) || child.killed) return;
        killed.push(file);
        child.kill('SIGKILL');
        await ended;
      });
      expect(await ended).toBe('killed');
      watch(async () => {});
      await promote(registry, ['equipment@1.1.0'], BY);
      expect((await verify(registry)).problems).toEqual([]);
      await promote(registry, ['equipment@1.0.0', 'forms@1.0.0'], BY);
    }
    expect(killed).toEqual(['sets/2.json', 'log.jsonl', 'HEAD']);
    const ofForms = (await readLog(registry)).filter(({ remote, seq }) => remote === 'forms' && seq > 1);
    expect(new Set(ofForms.map(({ action }) => action))).toEqual(new Set(['promote']));
    expect(await recoverRegistry(registry)).toEqual([]);
  },
);

test(
  'an incomplete release of a killed publisher does not count; publishing again completes it',
  { timeout: 30_000 },
  async () => {
    const root = (await temporaryFolder()).path;
    const { bucket, watch } = await bucketServer();
    const registry = { root, bucket, env: 'local' };
    const build = await temporaryFolder();
    await writeBuild(build.path, { name: 'forms' });
    watch(async (_, key) => {
      if (key.endsWith('release.json')) throw new Error('the connection is gone');
    });
    await expect(publish(registry, build.path)).rejects.toThrow(StoreAwayError);
    expect(await publishedIds(registry, 'forms')).toEqual([]);
    await expect(promote(registry, ['forms@1.0.0'], BY)).rejects.toThrow('forms has no release "1.0.0"');
    watch(async () => {});
    expect((await publish(registry, build.path)).isNew).toBe(true);
    expect((await publish(registry, build.path)).isNew).toBe(false);
    expect((await verify(registry)).problems).toEqual([]);
  },
);

test('rollback, canary and the gate work the same in a bucket', { timeout: 30_000 }, async () => {
  const root = (await temporaryFolder()).path;
  const { bucket } = await bucketServer();
  const registry = await startedRegistry({ root, bucket });
  const first = idsOf(await liveSet(registry)).get('forms');
  await promote(registry, ['forms@1.1.0'], BY);
  await rollback(registry, 'forms', BY);
  expect(idsOf(await liveSet(registry)).get('forms')).toBe(first);
  const share = { percent: 10, include: [], exclude: [], guard: { errorRateMax: 1, minSessions: 1, windowMin: 1 } };
  await canary(registry, { spec: 'forms@1.1.0', share }, BY);
  await abort(registry, 'forms', BY);
  await publishFixture(registry, {
    name: 'forms',
    version: '2.0.0',
    manifest: { uses: { 'library.picker': '^1.0.0' } },
  });
  await expect(promote(registry, ['forms@2.0.0'], BY)).rejects.toThrow('local has no remote library');
  expect(await verify(registry)).toMatchObject({ artifacts: 6, problems: [] });
});

test('a store that ignores conditional writes is refused before anything is stored', { timeout: 30_000 }, async () => {
  const root = (await temporaryFolder()).path;
  const registry = { root, bucket: await carelessBucket(), env: 'local' };
  await expect(publishFixture(registry, { name: 'shell' })).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('s3://releases/fieldspan cannot hold releases: it passes over If-None-Match'),
  });
  await expect(recoverRegistry(registry)).rejects.toMatchObject({ kind: 'refused' });
  expect(await storeOf(registry).names('artifacts')).toEqual([]);
  expect(await storeOf(registry).names('probe')).toEqual([]);
});

test('a write that is retried after a lost answer recognises itself', { timeout: 30_000 }, async () => {
  const root = (await temporaryFolder()).path;
  const { bucket, watch } = await bucketServer();
  const registry = await startedRegistry({ root, bucket });
  const lost = new Set<string>();
  watch(async (phase, key) => {
    if (phase === 'asked' || lost.has(key)) return;
    lost.add(key);
    throw new Error('the connection is gone');
  });
  expect((await promote(registry, ['forms@1.1.0'], BY)).set.seq).toBe(2);
  expect(lost.size).toBe(3);
  watch(async () => {});
  expect(await verify(registry)).toMatchObject({ logLines: 4, problems: [] });
});

test(
  'fetched files stay when the store is away; a file that does not match its release is not cached',
  { timeout: 30_000 },
  async () => {
    const root = (await temporaryFolder()).path;
    const { bucket, close } = await bucketServer();
    const registry = await startedRegistry({ root, bucket });
    const id = idsOf(await liveSet(registry)).get('forms') ?? '';
    const release = await readRelease(registry, 'forms', id);
    await fetchRelease(registry, release);
    const wanted = { release, path: 'app.js', isPacked: true };
    const local = await localFile(registry, wanted);
    expect(local).toBe(join(root, `artifacts/forms/${id}/app.js.br`));
    await rm(local ?? '');
    const store = storeOf(registry);
    expect(await store.localFile(`artifacts/forms/${id}/app.js.br`, () => false)).toBeNull();
    await localFile(registry, wanted);
    await close();
    expect(await readFile((await localFile(registry, wanted)) ?? '')).toHaveLength(
      release.files.find(({ path }) => path === 'app.js')?.brotliBytes ?? 0,
    );
    await expect(store.tag('channels/local/HEAD')).rejects.toThrow(StoreAwayError);
  },
);
