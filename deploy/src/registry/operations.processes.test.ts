import { expect, test } from 'vitest';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { idsFor } from './arms.ts';
import { abort, canary, finish } from './canary.ts';
import { liveSet } from './channel.ts';
import { disable } from './disable.ts';
import { promote } from './promote.ts';
import { recall } from './recall.ts';
import type { Registry } from './registry.ts';
import { readLog } from './release-log.ts';
import { restore } from './restore.ts';
import { rollback } from './rollback.ts';
import { verify } from './verify.ts';
import { whoHad } from './who-had.ts';

const BY = { who: 'ana', reason: null };
const GUARD = { errorRateMax: 0.02, minSessions: 200, windowMin: 15 };
const share = (percent: number | null, rest: { include?: string[]; exclude?: string[] } = {}) => ({
  percent,
  include: [],
  exclude: [],
  guard: GUARD,
  ...rest,
});

type Started = { registry: Registry; ids: Record<'first' | 'second', string> };

/** shell, equipment and forms 1.0.0 live; forms 1.1.0 published. */
async function started(): Promise<Started> {
  const root = await temporaryFolder();
  const registry = { root: root.path, env: 'local' };
  await publishFixture(registry, { name: 'shell' });
  await publishFixture(registry, { name: 'equipment' });
  const first = await publishFixture(registry, { name: 'forms' });
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0', 'equipment@1.0.0'], BY);
  const second = await publishFixture(registry, { name: 'forms', version: '1.1.0' });
  return { registry, ids: { first: first.id, second: second.id } };
}

async function formsOf({ registry }: Started, company: string | null): Promise<string | undefined> {
  const live = await liveSet(registry);
  return live === null ? undefined : idsFor(live, company).get('forms');
}

test('at 0 % a canary is given only to the companies that are named', async () => {
  const world = await started();
  await canary(world.registry, { spec: 'forms@1.1.0', share: share(null, { include: ['pilot'] }) }, BY);
  expect(await formsOf(world, 'pilot')).toBe(world.ids.second);
  expect(await formsOf(world, 'other')).toBe(world.ids.first);
  expect(await formsOf(world, null)).toBe(world.ids.first);
  expect((await verify(world.registry)).problems).toEqual([]);
});

test('widening keeps everybody who has it; narrowing is refused', async () => {
  const world = await started();
  const give = (...of: Parameters<typeof share>) =>
    canary(world.registry, { spec: 'forms@1.1.0', share: share(...of) }, BY);
  await give(10, { include: ['pilot'], exclude: ['never', 'later'] });
  await give(100, { include: ['later'] });
  expect(await formsOf(world, 'pilot')).toBe(world.ids.second);
  expect(await formsOf(world, 'later')).toBe(world.ids.second);
  expect(await formsOf(world, 'never')).toBe(world.ids.first);
  await expect(give(50)).rejects.toThrow('A canary only grows');
  await expect(give(null, { exclude: ['pilot'] })).rejects.toMatchObject({ kind: 'refused' });
});

test('finish makes it live for everybody, abort for nobody, and a rollback goes back before both', async () => {
  const world = await started();
  const { registry, ids } = world;
  await canary(registry, { spec: 'forms@1.1.0', share: share(10) }, BY);
  await expect(promote(registry, ['forms@1.1.0'], BY)).rejects.toThrow('pnpm fed finish forms');
  await abort(registry, 'forms', BY);
  await expect(abort(registry, 'forms', BY)).rejects.toThrow('forms has no canary in local. There is none at all.');
  await canary(registry, { spec: 'forms@1.1.0', share: share(10) }, BY);
  const { set } = await finish(registry, 'forms', BY);
  expect(set).toMatchObject({ canaries: [], remotes: { forms: { id: ids.second, lastGood: ids.first } } });
  await rollback(registry, 'forms', BY);
  expect(await formsOf(world, null)).toBe(ids.first);
  expect((await verify(registry)).problems).toEqual([]);
});

test('no more than three canaries at a time, and none of a live release', async () => {
  const { registry } = await started();
  await expect(canary(registry, { spec: 'forms@1.0.0', share: share(10) }, BY)).rejects.toThrow(
    'live for everybody already',
  );
  for (const name of ['shell', 'equipment', 'forms']) {
    await publishFixture(registry, { name, version: '1.2.0' });
    await canary(registry, { spec: `${name}@1.2.0`, share: share(1) }, BY);
  }
  await publishFixture(registry, { name: 'library' });
  await promote(registry, ['library@1.0.0'], BY);
  await publishFixture(registry, { name: 'library', version: '1.1.0' });
  await expect(canary(registry, { spec: 'library@1.1.0', share: share(1) }, BY)).rejects.toThrow(
    'There are 3 canaries already',
  );
});

const widgets = (version: string) => ({ manifest: { widgets: { picker: version } } });

test('the gate checks every mix of canaries, and names the mix', async () => {
  const { registry } = await started();
  await publishFixture(registry, { name: 'equipment', version: '2.0.0', ...widgets('2.0.0') });
  await publishFixture(registry, { name: 'equipment', version: '1.5.0', ...widgets('1.5.0') });
  await promote(registry, ['equipment@1.5.0'], BY);
  const needing = await publishFixture(registry, {
    name: 'forms',
    version: '1.3.0',
    manifest: { uses: { 'equipment.picker': '^1.0.0' } },
  });
  await canary(registry, { spec: 'forms@1.3.0', share: share(10) }, BY);
  await expect(canary(registry, { spec: 'equipment@2.0.0', share: share(10) }, BY)).rejects.toThrow(
    `with forms ${needing.id} and equipment`,
  );
});

test('a remote is turned off with a message and on again; a new release turns it on', async () => {
  const { registry } = await started();
  await disable(registry, { remote: 'forms', message: 'Being repaired.' }, BY);
  expect((await liveSet(registry))?.remotes['forms']?.disabled).toBe('Being repaired.');
  await expect(disable(registry, { remote: 'shell', message: 'no' }, BY)).rejects.toThrow(
    'The shell cannot be turned off',
  );
  await disable(registry, { remote: 'forms', message: null }, BY);
  expect((await liveSet(registry))?.remotes['forms']?.disabled).toBeNull();
  await disable(registry, { remote: 'forms', message: 'Being repaired.' }, BY);
  await promote(registry, ['forms@1.1.0'], BY);
  expect((await liveSet(registry))?.remotes['forms']?.disabled).toBeNull();
  expect((await readLog(registry)).map(({ action }) => action)).toContain('enable');
});

test('a recalled release is removed and never offered again, and a rollback skips it', async () => {
  const world = await started();
  const { registry, ids } = world;
  await promote(registry, ['forms@1.1.0'], BY);
  await recall(registry, 'forms@1.1.0', BY);
  expect(await formsOf(world, null)).toBe(ids.first);
  expect((await liveSet(registry))?.recalled).toEqual([`forms@${ids.second}`]);
  await expect(promote(registry, ['forms@1.1.0'], BY)).rejects.toThrow('was recalled and is never mounted again');
  await expect(promote(registry, ['forms@1.1.0'], { ...BY, isForced: true, reason: 'I want it' })).rejects.toThrow(
    'recalled',
  );
  await publishFixture(registry, { name: 'forms', version: '1.2.0' });
  await promote(registry, ['forms@1.2.0'], BY);
  await rollback(registry, 'forms', BY);
  expect(await formsOf(world, null)).toBe(ids.first);
  expect((await verify(registry)).problems).toEqual([]);
});

test('a recalled canary ends', async () => {
  const world = await started();
  await canary(world.registry, { spec: 'forms@1.1.0', share: share(100) }, BY);
  await recall(world.registry, 'forms@1.1.0', BY);
  expect(await formsOf(world, 'pilot')).toBe(world.ids.first);
  expect((await liveSet(world.registry))?.canaries).toEqual([]);
});

test('restore brings a whole set back as a new one, without recalled releases', async () => {
  const world = await started();
  const { registry, ids } = world;
  await promote(registry, ['forms@1.1.0'], BY);
  await publishFixture(registry, { name: 'equipment', version: '1.1.0' });
  await promote(registry, ['equipment@1.1.0'], BY);
  const { set } = await restore(registry, 1, BY);
  expect(set).toMatchObject({ seq: 4, parent: 3 });
  expect(await formsOf(world, null)).toBe(ids.first);
  await recall(registry, 'forms@1.1.0', BY);
  await expect(restore(registry, 2, BY)).rejects.toThrow('was recalled');
  await expect(restore(registry, 99, BY)).rejects.toThrow('There was no set 99 live in local. There are: 1 to 5.');
  expect((await verify(registry)).problems).toEqual([]);
});

test('tells which release a company had at a given moment', async () => {
  const { registry, ids } = await started();
  await canary(registry, { spec: 'forms@1.1.0', share: share(0, { include: ['pilot'] }) }, BY);
  const during = Date.parse((await readLog(registry)).at(-1)?.at ?? '');
  expect((await whoHad(registry, during, 'pilot')).ids.get('forms')).toBe(ids.second);
  expect((await whoHad(registry, during, 'other')).ids.get('forms')).toBe(ids.first);
  await expect(whoHad(registry, 0, 'pilot')).rejects.toThrow('Nothing was live in local at that moment.');
});

test('a dry run passes the gate and writes nothing', async () => {
  const { registry } = await started();
  expect(await promote(registry, ['forms@1.1.0'], { ...BY, isTrial: true })).toMatchObject({
    isTrial: true,
    changes: [{ remote: 'forms' }],
  });
  expect((await liveSet(registry))?.seq).toBe(1);
  expect(await readLog(registry)).toHaveLength(3);
});

test('the gate can be overruled with a reason, which is logged; later changes are not blocked by it', async () => {
  const { registry } = await started();
  await publishFixture(registry, {
    name: 'forms',
    version: '3.0.0',
    manifest: { uses: { 'library.picker': '^1.0.0' } },
  });
  const forced = (reason: string | null) => promote(registry, ['forms@3.0.0'], { who: 'ana', reason, isForced: true });
  await expect(forced(null)).rejects.toThrow('Overruling the gate needs a reason');
  expect((await forced('the library comes at noon')).overruled).toEqual([
    'forms 3.0.0 needs library.picker ^1.0.0; local has no remote library',
  ]);
  expect((await readLog(registry)).at(-1)?.reason).toContain('the library comes at noon (overruled: forms 3.0.0 needs');
  await publishFixture(registry, { name: 'equipment', version: '1.1.0' });
  await expect(promote(registry, ['equipment@1.1.0'], BY)).resolves.toMatchObject({ overruled: [] });
});

test('a refusal names the smallest other change that would pass', async () => {
  const { registry } = await started();
  const library = await publishFixture(registry, { name: 'library' });
  await promote(registry, ['library@1.0.0'], BY);
  const next = await publishFixture(registry, {
    name: 'library',
    version: '1.1.0',
    manifest: { widgets: { picker: '1.0.0' } },
  });
  await publishFixture(registry, {
    name: 'forms',
    version: '3.0.0',
    manifest: { uses: { 'library.picker': '^1.0.0' } },
  });
  expect(library.id).not.toBe(next.id);
  await expect(promote(registry, ['forms@3.0.0'], BY)).rejects.toThrow(
    `It would pass together with library@${next.id}.`,
  );
});

const drafts = (writes: number, reads: number[], writesBack: number[] = []) => ({
  manifest: { state: { drafts: { writes, reads, writesBack } } },
});

test('a rollback to a release that cannot read the data on devices is refused, unless the data is written back first', async () => {
  const { registry } = await started();
  await publishFixture(registry, { name: 'forms', version: '2.0.0', ...drafts(1, [1]) });
  await publishFixture(registry, { name: 'forms', version: '2.1.0', ...drafts(2, [1, 2]) });
  await publishFixture(registry, { name: 'forms', version: '2.2.0', ...drafts(2, [1, 2], [1]) });
  for (const version of ['2.0.0', '2.1.0']) await promote(registry, [`forms@${version}`], BY);
  await expect(rollback(registry, 'forms', BY)).rejects.toThrow(
    'forms 2.0.0 reads drafts 1; forms 2.1.0 has written drafts 2 and cannot write it back',
  );
  await promote(registry, ['forms@2.2.0'], BY);
  await expect(rollback(registry, 'forms@2.0.0', BY)).resolves.toMatchObject({ changes: [{ remote: 'forms' }] });
});

test('a canary that could not be rolled back is refused', async () => {
  const { registry } = await started();
  await publishFixture(registry, { name: 'forms', version: '2.0.0', ...drafts(1, [1]) });
  await promote(registry, ['forms@2.0.0'], BY);
  await publishFixture(registry, { name: 'forms', version: '2.1.0', ...drafts(2, [1, 2]) });
  await expect(canary(registry, { spec: 'forms@2.1.0', share: share(10) }, BY)).rejects.toThrow(
    'forms 2.0.0 reads drafts 1',
  );
});

test('a release over its budget is refused', async () => {
  const { registry } = await started();
  const heavy = Array.from({ length: 40_000 }, (_, index) => ((index * 7919) % 65_521).toString(36)).join('');
  await publishFixture(registry, {
    name: 'forms',
    version: '1.4.0',
    manifest: { budgetKB: 1 },
    files: { 'app.js': heavy },
  });
  await expect(promote(registry, ['forms@1.4.0'], BY)).rejects.toThrow(
    /forms 1\.4\.0 weighs \d+ KB on a first visit; its budget is 1 KB/,
  );
});
