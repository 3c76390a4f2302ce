import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { grant, refusal } from '../testing/record-calls.ts';
import { openListJobKeeper } from './list-job-keeper.ts';

let world: World;
let ana: Caller;
let typeId: number;
let keys = 0;

const MANY = 250;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Lifts' });
  typeId = await ana.saved('EquipmentType/save', { name: 'Scissor lift', category_id });
}, 60_000);

afterAll(() => world.stop());

/** Pieces at a place of their own; the server knows them by it. */
async function pieces(location: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    tenant_id: 1,
    slug: `${location}-${index}`,
    description: `Lift ${index}`,
    type_id: typeId,
    location,
  }));
  await world.services.db.system((tx) => tx.insertInto('equipment').values(rows).execute());
}

const asked = (location: string, expected: number, more: Record<string, unknown> = {}) => ({
  model: 'Equipment',
  verb: 'save',
  values: { archived: 1 },
  filters: { location },
  expected,
  client_key: `job-${(keys += 1)}`,
  ...more,
});

const since = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

/** Works off what waits, as a server of its own would. */
async function work(): Promise<void> {
  const keeper = openListJobKeeper(world.services);
  await keeper.makeWaiting();
  await keeper.close();
}

const job = async (id: number) => Object((await ana.get('ListJob/read', { id })).data);
const archivedAt = async (location: string): Promise<number> => {
  const { meta } = await ana.get('Equipment/get', { filters: { location, archived: 1 }, page: 1 });
  return meta?.count ?? -1;
};

describe('a change of all matching records', () => {
  it('changes each as a single save would, in one request, and can be taken back', async () => {
    await pieces('North', MANY);
    await pieces('South', 3);
    const id = await ana.saved('ListJob/start', asked('North', MANY));
    expect(await job(id)).toMatchObject({ state: 'waiting', total: MANY, done: 0 });
    await work();
    expect(await job(id)).toMatchObject({ state: 'done', done: MANY, failed: 0, is_undone: false });
    expect([await archivedAt('North'), await archivedAt('South')]).toEqual([MANY, 0]);
    const back = await ana.saved('ListJob/undo', { id });
    await work();
    expect(await job(back)).toMatchObject({ state: 'done', done: MANY, failed: 0 });
    expect(await archivedAt('North')).toBe(0);
    expect(await refusal(ana, 'ListJob/undo', { id })).toBe('This was taken back already.');
  });

  it('leaves alone what somebody has changed since, and says why', async () => {
    await pieces('East', 3);
    const id = await ana.saved('ListJob/start', asked('East', 3));
    await ana.saved('Equipment/save', {
      id: Object((await ana.get('Equipment/find/East-1')).data).id,
      description: 'X',
    });
    await work();
    expect(await job(id)).toMatchObject({ done: 3, failed: 1 });
    const text = await (await world.request(`/api/ListJob/failures?id=${id}`, { headers: ana.headers })).text();
    expect(text.trimEnd().split('\r\n')).toEqual(['Id,Why', expect.stringMatching(/You changed this equipment/)]);
  });

  it('deletes to the trash and brings all of it back', async () => {
    await pieces('West', 120);
    const id = await ana.saved('ListJob/start', asked('West', 120, { verb: 'delete', values: {} }));
    await work();
    expect((await ana.get('Equipment/get', { filters: { location: 'West' } })).data).toEqual([]);
    await ana.saved('ListJob/undo', { id });
    await work();
    const { meta } = await ana.get('Equipment/get', { filters: { location: 'West' }, page: 1 });
    expect(meta?.count).toBe(120);
  });

  it('is made once, although two processes look for it and the request came twice', async () => {
    await pieces('Yard', MANY);
    const twice = asked('Yard', MANY);
    const id = await ana.saved('ListJob/start', twice);
    expect(await ana.saved('ListJob/start', twice)).toBe(id);
    await Promise.all([work(), work()]);
    expect(await job(id)).toMatchObject({ state: 'done', done: MANY, failed: 0 });
    const { rows } = await world.services.db.system(async (tx) => ({
      rows: await tx.selectFrom('equipment').where('location', '=', 'Yard').select('version').execute(),
    }));
    expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([2]));
  });

  it('goes on after a server that died, and stops when it is asked to', async () => {
    await pieces('Dock', 10);
    const id = await ana.saved('ListJob/start', asked('Dock', 10));
    const put = (touched_at: string) =>
      world.services.db.system((tx) =>
        tx.updateTable('list_job').set({ state: 'running', touched_at }).where('id', '=', id).execute(),
      );
    await put(since(0));
    await work();
    expect(await job(id)).toMatchObject({ state: 'running', done: 0 });
    await put(since(5));
    await work();
    expect(await job(id)).toMatchObject({ state: 'done', done: 10 });
    const other = await ana.saved('ListJob/start', asked('Dock', 10, { values: { archived: 0 } }));
    await ana.post('ListJob/stop', { id: other });
    await work();
    expect(await job(other)).toMatchObject({ state: 'stopped', done: 0 });
  });

  it('is refused without the permission, for other numbers, and to anybody else', async () => {
    const bob = await world.signIn('bob');
    await grant(world, 'bob', { Equipment: { read: true, write: false } });
    expect(await refusal(bob, 'ListJob/start', asked('South', 3))).toMatch(/permission/);
    expect(await refusal(ana, 'ListJob/start', asked('South', 99))).toMatch(/^3 records match by now, and not 99/);
    const id = await ana.saved('ListJob/start', asked('South', 3));
    expect(await refusal(bob, 'ListJob/stop', { id })).toBe('There is no such change.');
    expect(await refusal(bob, 'ListJob/undo', { id })).toBe('There is no such change.');
    const eve = await world.signIn('eve');
    expect((await eve.get('ListJob/read', { id })).success).toBe(false);
    expect((await ana.post('ListJob/start', asked('South', 3, { filters: { nmae: 1 } }))).status).toBe(400);
  });
});
