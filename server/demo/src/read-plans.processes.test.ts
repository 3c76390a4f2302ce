import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@fieldspan/server/db/database';
import { openPool } from '@fieldspan/server/db/pool';
import { openLog } from '@fieldspan/server/http/log';
import { openDisk } from '@fieldspan/server/storage/disk';
import { objectKey } from '@fieldspan/server/storage/storage';
import { createTestDatabase } from '@fieldspan/server/testing/test-database';
import { afterAll, expect, it } from 'vitest';
import { makeFiles } from './make-files.ts';
import { readPlans } from './read-plans.ts';
import { storeWorld } from './store-world.ts';
import { makeWorld } from './world.ts';

const closing: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const close of closing) await close();
});

it('the server reads the numbers off the sheets; those of two sets are published, with marks and pins on them', async () => {
  const { connection, drop } = await createTestDatabase();
  const db = openDatabase(openPool(connection, 2, () => undefined));
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-demo-'));
  closing.push(
    () => db.close(),
    drop,
    () => rm(folder, { recursive: true }),
  );
  const storage = await openDisk(folder);
  const world = makeWorld({ now: new Date(), tosHash: 'present' });
  await makeFiles(
    world.plans.filter(({ recipe }) => recipe.kind === 'plan-set'),
    (tenantId, filename, bytes) => storage.put(objectKey(tenantId, filename), bytes),
  );
  await storeWorld(db, world);
  await readPlans({ db, storage, log: openLog('warn') }, world.planRoom);

  const { sheets, sets, pins, planned } = await db.system(async (tx) => ({
    sheets: await tx
      .selectFrom('plan_sheet')
      .orderBy('set_id')
      .orderBy('page')
      .select(['number', 'title', 'revision', 'published_at', 'picture_id'])
      .execute(),
    sets: await tx.selectFrom('plan_set').orderBy('id').select(['state', 'problem']).execute(),
    pins: await tx.selectFrom('plan_pin').select('kind').execute(),
    planned: await tx
      .selectFrom('equipment')
      .where('next_service_meter', 'is not', null)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  }));
  expect(sets).toEqual([
    { state: 'published', problem: null },
    { state: 'published', problem: null },
    { state: 'ready', problem: null },
  ]);
  expect(sheets.map(({ number, revision }) => `${number} ${revision}`)).toEqual([
    'A-301 A',
    'M-301 B',
    'P-301 A',
    'E-301 A',
    'M-301 C',
    'M-101 null',
    'E-101 null',
  ]);
  expect(sheets.map(({ title }) => title)).toContain('LEVEL 3 HVAC PLAN');
  expect(sheets.every((sheet) => sheet.picture_id !== null)).toBe(true);
  expect(sheets.filter((sheet) => sheet.published_at === null)).toHaveLength(2);
  expect(pins.map(({ kind }) => kind).toSorted((one, other) => one.localeCompare(other))).toEqual([
    'form',
    'link',
    'link',
    'photo',
    'photo',
    'photo',
    'task',
  ]);
  expect(planned.n).toBeGreaterThan(20);
}, 180_000);
