import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();
const [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);

afterAll(() => world.stop());

beforeAll(async () => {
  await world.services.db.system(async (tx) => {
    await tx
      .insertInto('job')
      .values([
        { tenant_id: 1, job_num: 'P-7', job_name: 'Harbour pump house' },
        { tenant_id: 1, job_num: 'P-8', job_name: 'Harbour, deleted', deleted: 1 },
        { tenant_id: 2, job_num: 'L-1', job_name: 'Harbour of another employer' },
      ])
      .execute();
    await tx
      .insertInto('contact')
      .values([{ tenant_id: 1, name: 'Harbour Supplies 100%' }])
      .execute();
  });
});

const found = async (by: Caller, q: string) => {
  const { data } = await by.get('Search/everything', { q });
  return Array.isArray(data) ? data.map(({ kind, title }) => `${kind}: ${title}`) : data;
};

it('finds every kind that the person may read, without deleted records and other companies', async () => {
  expect(await found(ana, 'harbour')).toEqual(['job: Harbour pump house', 'contact: Harbour Supplies 100%']);
});

it('leaves out the kinds that the person may not read', async () => {
  expect(await found(bob, 'harbour')).not.toContain('contact: Harbour Supplies 100%');
  expect(await found(eve, 'harbour')).toEqual(['job: Harbour of another employer']);
});

it('takes the input literally, special characters included', async () => {
  expect(await found(ana, '100%')).toEqual(['contact: Harbour Supplies 100%']);
  expect(await found(ana, '%%')).toEqual([]);
});

it('returns nothing for one letter, and an error for too many', async () => {
  expect(await found(ana, 'h')).toEqual([]);
  expect((await ana.get('Search/everything', { q: 'x'.repeat(200) })).status).toBe(400);
});
