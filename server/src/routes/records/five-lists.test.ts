import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openListJobKeeper } from '../../list-jobs/list-job-keeper.ts';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

/** What every list of the product does, tried on five of them. */
type Case = {
  model: string;
  module: string;
  /** In the order of their ids. */
  rows: readonly Record<string, unknown>[];
  /** Sorted by it, ascending: places in `rows`. */
  sort: { field: string; ascending: readonly number[] };
  filter: { filters: object; found: readonly number[] };
  group: { by: string; unit?: 'day' | 'month' };
  /** Rows of each group, in order. */
  counts: readonly number[];
  sum?: { field: string; total: number };
  edit: { field: string; to: string | number };
};

const CASES: readonly Case[] = [
  {
    model: 'Contact',
    module: 'Contacts',
    rows: [
      { name: 'Kiln', city: 'Hull' },
      { name: 'Harbour', city: 'Ayr' },
      { name: 'Ola', city: 'Hull' },
    ],
    sort: { field: 'name', ascending: [1, 0, 2] },
    filter: { filters: { city: 'Hull' }, found: [0, 2] },
    group: { by: 'city' },
    counts: [1, 2],
    edit: { field: 'phone', to: '519 555 0100' },
  },
  {
    model: 'Job',
    module: 'Jobs',
    rows: [
      { job_num: 'J-2', job_name: 'Pump house', city: 'Hull', budget_hours: 10 },
      { job_num: 'J-1', job_name: 'Shed', city: 'Hull', budget_hours: 2.5 },
      { job_num: 'J-3', job_name: 'Dock' },
    ],
    sort: { field: 'job_num', ascending: [1, 0, 2] },
    filter: { filters: { job_name: { like: 'SHED' } }, found: [1] },
    group: { by: 'city' },
    counts: [2, 1],
    sum: { field: 'budget_hours', total: 12.5 },
    edit: { field: 'city', to: 'Leith' },
  },
  {
    model: 'Equipment',
    module: 'Equipment',
    rows: [
      { description: 'Lift', location: 'Yard', bought_for: 100.1 },
      { description: 'Boom', location: 'Dock', bought_for: 50 },
      { description: 'Saw', location: 'Yard' },
    ],
    sort: { field: 'description', ascending: [1, 0, 2] },
    filter: { filters: { location: ['Dock', 'Shop'] }, found: [1] },
    group: { by: 'location' },
    counts: [1, 2],
    sum: { field: 'bought_for', total: 150.1 },
    edit: { field: 'next_service_description', to: 'Oil' },
  },
  {
    model: 'Expense',
    module: 'Expenses',
    rows: [
      { description: 'Fuel', spent_on: '2026-11-02', amount: 10.1 },
      { description: 'Rope', spent_on: '2026-10-30', amount: 5 },
      { description: 'Tape', spent_on: '2026-11-20', amount: 0.2 },
    ],
    sort: { field: 'amount', ascending: [2, 1, 0] },
    filter: { filters: { spent_on: { gte: '2026-11-01' } }, found: [0, 2] },
    group: { by: 'spent_on', unit: 'month' },
    counts: [2, 1],
    sum: { field: 'amount', total: 15.3 },
    edit: { field: 'vendor', to: 'Fuel stop' },
  },
  {
    model: 'TimeLog',
    module: 'TimeLogs',
    rows: [
      { time_in: '2026-03-02T08:00:00.000Z', time_out: '2026-03-02T10:00:00.000Z' },
      { time_in: '2026-03-02T12:00:00.000Z', time_out: '2026-03-02T12:30:00.000Z' },
      { time_in: '2026-03-03T08:00:00.000Z', time_out: '2026-03-03T09:00:00.000Z' },
    ],
    sort: { field: 'hours', ascending: [1, 2, 0] },
    filter: { filters: { time_in: { lt: '2026-03-03T00:00:00.000Z' } }, found: [0, 1] },
    group: { by: 'time_in', unit: 'day' },
    counts: [1, 2],
    sum: { field: 'hours', total: 3.5 },
    edit: { field: 'notes', to: 'At the gate' },
  },
];

let world: World;
let ana: Caller;
const ids = new Map<string, number[]>();

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Lifts' });
  const type_id = await ana.saved('EquipmentType/save', { name: 'Scissor lift', category_id });
  for (const { model, rows } of CASES) {
    const made: number[] = [];
    for (const row of rows)
      made.push(await ana.saved(`${model}/save`, model === 'Equipment' ? { type_id, ...row } : row));
    ids.set(model, made);
  }
}, 60_000);
afterAll(() => world.stop());

const idsOf = (model: string, places: readonly number[]) => places.map((place) => ids.get(model)?.[place]);
const found = async (model: string, query: object, caller = ana): Promise<unknown[]> => {
  const { data } = await caller.get(`${model}/get`, { fields: ['id'], order: [['id', 'ASC']], ...query });
  return Array.isArray(data) ? data.map(({ id }) => id) : [];
};
const file = (model: string, query: object, caller = ana) => {
  const texts = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return world.request(`/api/${model}/csv?${new URLSearchParams(texts)}`, { headers: caller.headers });
};

describe.each(CASES)('the list of $model', ({ model, module, sort, filter, group, counts, sum, edit }) => {
  it('is sorted both ways, and filtered', async () => {
    const { field, ascending } = sort;
    expect(await found(model, { order: [[field, 'ASC']] })).toEqual(idsOf(model, ascending));
    expect(await found(model, { order: [[field, 'DESC']] })).toEqual(idsOf(model, ascending.toReversed()));
    expect(await found(model, { filters: filter.filters })).toEqual(idsOf(model, filter.found));
  });

  it('is grouped: the rows of all groups are all rows, and so are their sums', async () => {
    const asked = { group, ...(sum && { sum: [sum.field] }) };
    const { data } = await ana.get(`${model}/groups`, asked);
    const groups: { value: string | null; count: number; sums: Record<string, number> }[] = Array.isArray(data)
      ? data
      : [];
    expect(groups.map(({ count }) => count)).toEqual(counts);
    const rows = await Promise.all(groups.map(({ value }) => found(model, { within: { ...group, value } })));
    expect(rows.map(({ length }) => length)).toEqual(counts);
    expect(new Set(rows.flat())).toEqual(new Set(ids.get(model)));
    if (!sum) return;
    const cents = groups.reduce((total, { sums }) => total + Math.round((sums[sum.field] ?? 0) * 100), 0);
    expect(cents).toBe(Math.round(sum.total * 100));
  });

  it('is exported as it is shown, as CSV and as a workbook', async () => {
    const columns = JSON.stringify([{ header: 'What', of: [sort.field] }]);
    const query = { columns, order: [[sort.field, 'ASC']], filters: filter.filters };
    const lines = (await (await file(model, query)).text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + filter.found.length);
    const book = await readXlsx(new Uint8Array(await (await file(model, { ...query, as: 'xlsx' })).arrayBuffer()));
    expect(book.sheets[0]?.rows).toHaveLength(1 + filter.found.length);
  });

  it('is changed in one cell over the version that was seen, and not over another', async () => {
    const [id] = ids.get(model) ?? [];
    const { version } = Object((await ana.get(`${model}/find/${id}`)).data);
    await ana.saved(`${model}/save`, { id, version, [edit.field]: edit.to });
    const stale = await ana.post(`${model}/save`, { id, version, [edit.field]: 'other' });
    expect(stale).toMatchObject({ status: 409, code: 'stale', data: { values: { [edit.field]: edit.to } } });
  });

  it('is changed where it matches, in the background, and back', async () => {
    const start = { model, verb: 'save', values: { [edit.field]: 'All' }, filters: filter.filters };
    const expected = filter.found.length;
    const changes = { ...start, expected, client_key: `five-${model}` };
    const id = await ana.saved('ListJob/start', changes);
    const keeper = openListJobKeeper(world.services);
    await keeper.makeWaiting();
    expect((await ana.get('ListJob/read', { id })).data).toMatchObject({ state: 'done', done: expected, failed: 0 });
    await ana.saved('ListJob/undo', { id });
    await keeper.makeWaiting();
    await keeper.close();
    expect(await found(model, { filters: { [edit.field]: 'All' } })).toEqual([]);
  });

  it('gives a colleague who only reads everything but a change, and who reads nothing of it none of it', async () => {
    await grant(world, 'bob', { [module]: { read: true, write: false } });
    const bob = await world.signIn('bob');
    expect(await found(model, {}, bob)).toEqual(ids.get(model));
    const [id] = ids.get(model) ?? [];
    expect(await refusal(bob, `${model}/save`, { id, [edit.field]: 'x' })).toMatch(/permission/);
    await grant(world, 'bob', {});
    const nobody = await world.signIn('bob');
    expect(await found(model, {}, nobody)).toEqual([]);
    const { success, data } = await nobody.get(`${model}/groups`, { group });
    expect(success ? data : []).toEqual([]);
    const text = await (await file(model, { columns: '[{"header":"a","of":["id"]}]' }, nobody)).text();
    expect(text.includes(String(id)) && text.startsWith('a')).toBe(false);
  });

  it('gives another company nothing', async () => {
    const eve = await world.signIn('eve');
    expect(await found(model, { filters: filter.filters }, eve)).toEqual([]);
    expect((await eve.get(`${model}/groups`, { group })).data).toEqual([]);
  });
});

describe('what is hidden from a person', () => {
  it('is in no column of a file, no sum, no group and no filter', async () => {
    await grant(world, 'bob', { Equipment: { read: true, write: false } });
    const bob = await world.signIn('bob');
    const columns = JSON.stringify([{ header: 'Paid', of: ['bought_for'] }]);
    const text = await (await file('Equipment', { columns }, bob)).text();
    expect(text).not.toMatch(/100|50/);
    expect(await found('Equipment', { filters: { bought_for: { gt: 1 } } }, bob)).toEqual([]);
    expect((await bob.get('Equipment/get', { sum: ['bought_for'], page: 1 })).meta?.sums).toEqual({ bought_for: 0 });
    const { data } = await bob.get('Equipment/groups', { group: { by: 'location' }, sum: ['bought_for'] });
    expect(Array.isArray(data) && data.every(({ sums }) => sums.bought_for === 0)).toBe(true);
  });
});
