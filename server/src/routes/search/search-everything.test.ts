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

it('finds words in any order, a name before a word inside a word, and what was nearly typed', async () => {
  await world.services.db.system(async (tx) => {
    await tx
      .insertInto('contact')
      .values([
        { tenant_id: 1, name: 'Gravestone Roadworks', city: 'Stone' },
        { tenant_id: 1, name: 'Stone Road Medical Centre', city: 'Guelph' },
        { tenant_id: 1, name: 'Milestone Road Services', city: 'Guelph' },
      ])
      .execute();
  });
  expect(await found(ana, 'medical centre stone')).toEqual(['contact: Stone Road Medical Centre']);
  const [centre, milestone, gravestone] = [
    'contact: Stone Road Medical Centre',
    'contact: Milestone Road Services',
    'contact: Gravestone Roadworks',
  ];
  expect(await found(ana, 'stone road')).toEqual([centre, milestone, gravestone]);
  // Roadworks are in the city of Stone.
  expect(await found(ana, 'stne road')).toEqual([centre, gravestone, milestone]);
  expect(await found(ana, 'stne rxxd')).toEqual([]);
});

it('what is named so comes before what only mentions it, whichever kind', async () => {
  await world.services.db.system(async (tx) => {
    await tx
      .insertInto('job')
      .values([{ tenant_id: 1, job_num: 'P-9', job_name: 'Annex', address: '4 Quarry Lane' }])
      .execute();
    await tx
      .insertInto('contact')
      .values([{ tenant_id: 1, name: 'Quarry Foods' }])
      .execute();
  });
  expect(await found(ana, 'quarry')).toEqual(['contact: Quarry Foods', 'job: Annex']);
});
