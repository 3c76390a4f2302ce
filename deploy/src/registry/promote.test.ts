import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { liveSet, readSet } from './channel.ts';
import { promote } from './promote.ts';
import { artifactFolder } from '../testing/artifact-folder.ts';
import type { Registry } from './registry.ts';
import { chainProblem, readLog } from './release-log.ts';
import { restore } from './restore.ts';
import { rollback } from './rollback.ts';
import { idsOf } from './set-changes.ts';
import { verify } from './verify.ts';

const BY = { who: 'ana', reason: null };

async function startedRegistry(root: string): Promise<Registry> {
  const registry = { root, env: 'local' };
  for (const name of ['shell', 'forms', 'equipment']) await publishFixture(registry, { name });
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0', 'equipment@1.0.0'], BY);
  return registry;
}

async function ship(registry: Registry, name: string, version: string): Promise<string> {
  const { id } = await publishFixture(registry, { name, version });
  await promote(registry, [`${name}@${version}`], BY);
  return id;
}

const liveId = async (registry: Registry, name: string): Promise<string | undefined> =>
  idsOf(await liveSet(registry)).get(name);

test('several releases go live in one set, each with a log line', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry(root.path);
  const live = await liveSet(registry);
  expect(live).toMatchObject({ schema: 1, env: 'local', seq: 1, parent: null, canaries: [], recalled: [] });
  expect([...idsOf(live).keys()].sort()).toEqual(['equipment', 'forms', 'shell']);
  expect((await readLog(registry)).map(({ seq, remote, action, who }) => [seq, remote, action, who])).toEqual([
    [1, 'equipment', 'promote', 'ana'],
    [1, 'forms', 'promote', 'ana'],
    [1, 'shell', 'promote', 'ana'],
  ]);
});

test('promoting what is already live makes no new set', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry(root.path);
  expect(await promote(registry, ['forms@1.0.0'], BY)).toMatchObject({ changes: [], set: { seq: 1 } });
});

test('a promotion records the previously live id as the last good one', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry(root.path);
  const before = await liveId(registry, 'forms');
  await ship(registry, 'forms', '1.1.0');
  expect((await liveSet(registry))?.remotes['forms']?.lastGood).toBe(before);
});

test('a rollback changes one entry, keeps later promotions of others and restores the old entry completely', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry(root.path);
  const first = (await liveSet(registry))?.remotes['forms'];
  await ship(registry, 'forms', '1.1.0');
  const equipment = await ship(registry, 'equipment', '1.0.1');
  const { changes } = await rollback(registry, 'forms', BY);
  expect(changes.map(({ remote }) => remote)).toEqual(['forms']);
  const live = await liveSet(registry);
  expect(live?.remotes['forms']).toEqual(first);
  expect(live?.remotes['equipment']?.id).toBe(equipment);
  expect(live).toMatchObject({ seq: 4, parent: 3 });
});

test('rolling back twice goes back two versions', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry(root.path);
  const first = await liveId(registry, 'forms');
  const second = await ship(registry, 'forms', '1.1.0');
  await ship(registry, 'forms', '1.2.0');
  await rollback(registry, 'forms', BY);
  expect(await liveId(registry, 'forms')).toBe(second);
  await rollback(registry, 'forms', BY);
  expect(await liveId(registry, 'forms')).toBe(first);
  await expect(rollback(registry, 'forms', BY)).rejects.toThrow('no other release live before');
});

test('the shell rolls back like any other', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry(root.path);
  const first = await liveId(registry, 'shell');
  await ship(registry, 'shell', '1.1.0');
  await rollback(registry, 'shell', BY);
  expect(await liveId(registry, 'shell')).toBe(first);
});

test('an unknown remote is answered with the live ones', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry(root.path);
  await expect(rollback(registry, 'froms', BY)).rejects.toThrow(
    'There is no remote "froms" in local. Live are: shell, equipment, forms.',
  );
});

test('without a shell nothing goes live', async () => {
  const root = await temporaryFolder();
  const registry = { root: root.path, env: 'local' };
  await publishFixture(registry, { name: 'forms' });
  await expect(promote(registry, ['forms@1.0.0'], BY)).rejects.toMatchObject({ kind: 'refused' });
  expect(await liveSet(registry)).toBeNull();
});

test('what the gate refuses leaves nothing behind', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry(root.path);
  await publishFixture(registry, {
    name: 'forms',
    version: '2.0.0',
    manifest: { uses: { 'library.picker': '^1.0.0' } },
  });
  await expect(promote(registry, ['forms@2.0.0'], BY)).rejects.toThrow(
    'forms 2.0.0 needs library.picker ^1.0.0; local has no remote library',
  );
  expect((await liveSet(registry))?.seq).toBe(1);
  await expect(readSet(registry, 2)).rejects.toThrow('missing');
  expect((await verify(registry)).problems).toEqual([]);
});

test('a rollback that clashes with the live set is refused', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry(root.path);
  await publishFixture(registry, { name: 'equipment', version: '1.1.0', manifest: { widgets: { picker: '1.0.0' } } });
  await promote(registry, ['equipment@1.1.0'], BY);
  await publishFixture(registry, {
    name: 'forms',
    version: '1.1.0',
    manifest: { uses: { 'equipment.picker': '^1.0.0' } },
  });
  await promote(registry, ['forms@1.1.0'], BY);
  await expect(rollback(registry, 'equipment', BY)).rejects.toThrow('equipment 1.0.0 gives no such widget');
});

test('a release whose file was changed on disk cannot be promoted', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry(root.path);
  const { id } = await publishFixture(registry, { name: 'forms', version: '1.1.0' });
  await writeFile(join(artifactFolder(registry, 'forms', id), 'app.js'), 'alert(1)');
  await expect(promote(registry, ['forms@1.1.0'], BY)).rejects.toThrow(
    `forms ${id}: app.js was changed after the build`,
  );
});

test('verify finds a changed file, a changed compressed file, a changed log line and a changed set', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry(root.path);
  expect(await verify(registry)).toEqual({ artifacts: 3, logLines: 3, problems: [] });
  const folder = artifactFolder(registry, 'forms', (await liveId(registry, 'forms')) ?? '');
  await writeFile(join(folder, 'app.js'), 'alert(1)');
  await writeFile(join(folder, 'app.css.br'), 'no brotli');
  const log = join(root.path, 'log.jsonl');
  await writeFile(log, (await readFile(log, 'utf8')).replace('"who":"ana"', '"who":"bob"'));
  const { problems } = await verify(registry);
  expect(problems).toEqual([
    expect.stringContaining('app.js was changed after the build'),
    expect.stringContaining('app.css.br does not hold app.css'),
    'log.jsonl was changed at line 1',
  ]);
  const set = join(root.path, 'channels/local/sets/1.json');
  await writeFile(set, (await readFile(set, 'utf8')).replace('"parent": null', '"parent": 7'));
  expect((await verify(registry)).problems.at(-1)).toContain('not the one that HEAD names');
});

test('environments share artifacts and the log chain, but not the live set', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry(root.path);
  const other = { root: root.path, env: 'demo' };
  await promote(other, ['shell@1.0.0', 'forms@1.0.0'], BY);
  expect([...idsOf(await liveSet(other)).keys()]).toEqual(['shell', 'forms']);
  expect(chainProblem(await readLog(registry))).toBeNull();
  expect((await verify(other)).problems).toEqual([]);
});

const outbox = (writes: number, reads: number[], writesBack: number[] = []) => ({
  outbox: { writes, reads, writesBack },
});

test('what the shell has left on devices is checked against the next shell, and against the previous one', async () => {
  const root = await temporaryFolder();
  const registry = { root: root.path, env: 'local' };
  await publishFixture(registry, { name: 'shell', state: outbox(1, [1]) });
  await publishFixture(registry, { name: 'shell', version: '1.1.0', state: outbox(2, [1, 2]) });
  await publishFixture(registry, { name: 'shell', version: '1.2.0', state: outbox(3, [3]) });
  await promote(registry, ['shell@1.0.0'], BY);
  await expect(promote(registry, ['shell@1.2.0'], BY)).rejects.toThrow(
    'shell 1.2.0 reads outbox 3; shell 1.0.0 has written outbox 1 and cannot write it back',
  );
  await promote(registry, ['shell@1.1.0'], BY);
  await expect(rollback(registry, 'shell', BY)).rejects.toThrow(
    'shell 1.0.0 reads outbox 1; shell 1.1.0 has written outbox 2 and cannot write it back',
  );
  expect(await liveId(registry, 'shell')).toContain('1.1.0+');
});

test('a remote is removed in the same set in which others take over its routes, and restored with that set', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry(root.path);
  await publishFixture(registry, {
    name: 'papers',
    manifest: { routes: [{ path: '/forms', title: 'Papers' }] },
  });
  await expect(promote(registry, ['papers@1.0.0'], BY)).rejects.toThrow(/forms/);
  await promote(registry, ['papers@1.0.0'], { ...BY, without: ['forms'] });
  expect([...idsOf(await liveSet(registry)).keys()].toSorted()).toEqual(['equipment', 'papers', 'shell']);
  expect((await readLog(registry)).findLast(({ remote }) => remote === 'forms')).toMatchObject({ to: null });
  await restore(registry, 1, BY);
  expect([...idsOf(await liveSet(registry)).keys()].toSorted()).toEqual(['equipment', 'forms', 'shell']);
});

test('a remote that another one uses, that has a canary or that does not exist is not removed', async () => {
  const root = await temporaryFolder();
  const registry = await startedRegistry(root.path);
  await publishFixture(registry, { name: 'papers', manifest: { widgets: { card: '1.0.0' } } });
  await publishFixture(registry, { name: 'board', manifest: { uses: { 'papers.card': '^1.0.0' } } });
  await promote(registry, ['papers@1.0.0', 'board@1.0.0'], BY);
  await expect(promote(registry, [], { ...BY, without: ['papers'] })).rejects.toThrow(/papers\.card/);
  await expect(promote(registry, [], { ...BY, without: ['weather'] })).rejects.toThrow(
    'There is no remote "weather" in local to take out. Live are: board, equipment, forms, papers.',
  );
  await promote(registry, [], { ...BY, without: ['board'] });
  await promote(registry, [], { ...BY, without: ['papers'] });
  expect([...idsOf(await liveSet(registry)).keys()].toSorted()).toEqual(['equipment', 'forms', 'shell']);
});
