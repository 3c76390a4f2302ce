import { stockCalls } from '@fieldspan/contract/stock-calls';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { grant, refusal } from '../../testing/record-calls.ts';
import { readPdf } from '../../testing/read-pdf.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let eve: Caller;
let pipe: number;
let job: number;
let store: number;
let van: number;

const DAY = { moved_on: '2026-05-04' };
const move = (values: object) => ({ material_id: pipe, ...DAY, ...values });

async function levels(caller: Caller = ana) {
  return v.parse(stockCalls['Stock/levels'].answer, (await caller.get('Stock/levels', {})).data);
}
const there = async () => {
  const [level] = await levels();
  return Object.fromEntries(level?.places.map(({ name, quantity }) => [name, quantity]) ?? []);
};

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', { Materials: { read: true } });
  [ana, bob, cat, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('eve'),
  ]);
  const supplier_id = await ana.saved('Contact/save', { name: 'Pipe & Valve', is_supplier: 1 });
  pipe = await ana.saved('Material/save', {
    description: 'Pipe',
    unit: 'm',
    cost: 2.5,
    supplier_id,
    reorder_level: 20,
  });
  job = await ana.saved('Job/save', { job_name: 'Boiler', job_num: 'J-1' });
  store = await ana.saved('StockPlace/save', { name: 'Store' });
  van = await ana.saved('StockPlace/save', { name: 'Van 1', kind: 'van', user_id: world.ids['ana'] });
}, 120_000);

afterAll(() => world.stop(), 60_000);

type Tried = { kind: string; quantity?: number; from?: string; to?: string; moved_on?: string };

const WRONG: readonly [string, Tried, RegExp][] = [
  ['more than is there', { kind: 'move', quantity: 9, from: 'store', to: 'van' }, /Store has 8.5 m of Pipe, not 9/],
  ['none', { kind: 'receive', quantity: 0, to: 'store' }, /Say how many/],
  ['less than none', { kind: 'receive', quantity: -3, to: 'store' }, /uantity/],
  ['to where it is', { kind: 'move', quantity: 1, from: 'store', to: 'store' }, /Choose another place/],
  ['to nowhere', { kind: 'receive', quantity: 1 }, /where it was put/],
  ['from nowhere', { kind: 'move', quantity: 1, to: 'van' }, /where it was taken from/],
  ['for nothing', { kind: 'use', quantity: 1, from: 'store' }, /for which project/],
  ['tomorrow', { kind: 'receive', quantity: 1, to: 'store', moved_on: '2099-01-01' }, /still to come/],
  ['a count of nothing', { kind: 'count', to: 'store' }, /how many were counted/],
];

describe('stock', () => {
  it('is what was put in, moved and used, place by place', async () => {
    await ana.saved('StockMovement/save', move({ kind: 'receive', quantity: 12.5, to_place_id: store }));
    await ana.saved('StockMovement/save', move({ kind: 'move', quantity: 4, from_place_id: store, to_place_id: van }));
    await ana.saved('StockMovement/save', move({ kind: 'use', quantity: 1.1, from_place_id: van, job_id: job }));
    expect(await there()).toEqual({ Store: 8.5, 'Van 1': 2.9 });
    expect((await levels())[0]).toMatchObject({ on_hand: 11.4, ordered: 0, reorder_level: 20 });
  });

  it.each(WRONG)('refuses to move %s', async (_what, { from, to, ...values }, words) => {
    const ids: Record<string, number> = { store, van };
    const places = {
      ...(from !== undefined && { from_place_id: ids[from] }),
      ...(to !== undefined && { to_place_id: ids[to] }),
    };
    expect(await refusal(ana, 'StockMovement/save', move({ ...places, ...values }))).toMatch(words);
  });

  it('is what was counted', async () => {
    await ana.saved('StockMovement/save', move({ kind: 'count', counted: 7, to_place_id: store }));
    expect((await there())['Store']).toBe(7);
    await ana.saved('StockMovement/save', move({ kind: 'count', counted: 10, to_place_id: store }));
    expect((await there())['Store']).toBe(10);
  });

  it('moves once, also if somebody presses twice, and never below nothing if two take the last', async () => {
    const twice = move({ kind: 'use', quantity: 10, from_place_id: store, job_id: job, client_key: 'twice' });
    const both = await Promise.all([1, 2].map(() => ana.post('StockMovement/save', twice)));
    expect(both.map(({ success }) => success)).toEqual([true, true]);
    expect((await there())['Store']).toBeUndefined();
    await ana.saved('StockMovement/save', move({ kind: 'count', counted: 5, to_place_id: store }));
    const last = move({ kind: 'use', quantity: 5, from_place_id: store, job_id: job });
    const race = await Promise.all([1, 2].map(() => ana.post('StockMovement/save', last)));
    expect(race.filter(({ success }) => success)).toHaveLength(1);
  });

  it('never changes: a movement stays as it is', async () => {
    const { data } = await ana.get('StockMovement/get', { limit: 1 });
    const [{ id } = { id: 0 }] = v.parse(v.array(v.object({ id: v.number() })), data);
    const all = await Promise.all([
      ana.post('StockMovement/save', { id, quantity: 1 }),
      ana.post('StockMovement/delete', { id }),
      ana.post('StockPlace/delete', { id: store }),
    ]);
    expect(all.map(({ success }) => success)).toEqual([false, false, false]);
  });

  it('is read by who reads materials, and moved by who writes them, of one company', async () => {
    expect(await levels(bob)).toHaveLength(1);
    expect(await refusal(bob, 'StockMovement/save', move({ kind: 'count', counted: 1, to_place_id: store }))).toMatch(
      /permission/,
    );
    expect((await cat.get('Stock/levels', {})).errors.join()).toMatch(/permission to read materials/);
    const file = await world.request('/api/Stock/levels-csv', { headers: cat.headers });
    expect(await file.text()).toMatch(/permission to read materials/);
    expect(await levels(eve)).toEqual([]);
    expect((await eve.post('StockMovement/save', move({ quantity: 1, to_place_id: store }))).success).toBe(false);
  });

  it('is a cost of the project that used it', async () => {
    const { data } = await ana.get('Job/costing', { id: job });
    // 1.1, 10 and 5 m at 2.50.
    expect(JSON.stringify(data)).toContain('40.25');
  });
});

describe('places', () => {
  it('have names of their own, one van for each person, and take nothing once archived', async () => {
    expect(await refusal(ana, 'StockPlace/save', { name: ' store ' })).toMatch(/Store is there already/);
    const second = { name: 'Van 2', kind: 'van', user_id: world.ids['ana'] };
    expect(await refusal(ana, 'StockPlace/save', second)).toMatch(/has a van already: Van 1/);
    const old = await ana.saved('StockPlace/save', { name: 'Old' });
    await ana.saved('StockPlace/save', { id: old, archived: 1 });
    expect(await refusal(ana, 'StockMovement/save', move({ quantity: 1, to_place_id: old }))).toMatch(
      /Old is archived/,
    );
  });
});

describe('records that move stock', () => {
  it('a delivery puts the materials of its lines into a place, and takes back what was counted wrong', async () => {
    const line = {
      key: 'p',
      description: 'Pipe',
      quantity: '30',
      price: '2.5',
      source: { model: 'Material', id: pipe },
    };
    const other = { key: 'x', description: 'Freight', quantity: '1', price: '9' };
    const po_id = await ana.saved('PurchaseOrder/save', { lines_json: JSON.stringify([line, other]) });
    expect((await levels())[0]).toMatchObject({ ordered: 30 });
    await ana.saved('PurchaseOrder/save', { id: po_id, status: 'Sent' });
    const before = (await there())['Store'] ?? 0;
    const came = (quantity: string) => ({
      po_id,
      received_on: '2026-05-04',
      stock_place_id: store,
      lines_json: JSON.stringify([{ line: 'p', quantity }]),
    });
    await ana.saved('OrderReceipt/save', came('12'));
    await ana.saved('OrderReceipt/save', came('-2'));
    expect((await there())['Store']).toBe(before + 10);
    expect((await levels())[0]).toMatchObject({ ordered: 20 });
  });

  it('a part from the van leaves the van of whoever noted it, and follows what they say of it', async () => {
    const { data } = await ana.post('Visit/add', { job_id: job, duration_min: 60, client_key: 'v' });
    const { id: visit_id } = v.parse(v.object({ id: v.number() }), data);
    const before = (await there())['Van 1'] ?? 0;
    const id = await ana.saved('VisitPart/save', { visit_id, description: 'Pipe', quantity: 3 });
    const left = async () => Math.round(((await there())['Van 1'] ?? 0) * 10) / 10;
    expect(await left()).toBeCloseTo(before - 3, 4);
    await ana.saved('VisitPart/save', { id, quantity: 1 });
    expect(await left()).toBeCloseTo(before - 1, 4);
    await ana.saved('VisitPart/save', { id, is_from_van: 0 });
    expect(await left()).toBeCloseTo(before, 4);
    await ana.saved('VisitPart/save', { id, is_from_van: 1 });
    expect((await ana.post('VisitPart/delete', { id })).success).toBe(true);
    expect(await left()).toBeCloseTo(before, 4);
  });
});

describe('the stock as a file', () => {
  it('has what the list shows, of one place what is there, with its worth to the cent; text stays text in a spreadsheet', async () => {
    const [name, other] = ['=Elbow', 'Tee'];
    const material = await ana.saved('Material/save', { code: 'E-1', description: name, unit: 'ea', cost: 0.34 });
    await ana.saved('Material/save', { description: other, cost: 1, reorder_level: 4, reorder_quantity: 10 });
    const put = (quantity: number, place: number) =>
      ana.saved('StockMovement/save', { kind: 'receive', material_id: material, quantity, to_place_id: place, ...DAY });
    await put(2, store);
    await put(1, van);
    const csv = async (query: Record<string, string>) => {
      const answer = await world.request(`/api/Stock/levels-csv?${new URLSearchParams(query)}`, {
        headers: ana.headers,
      });
      expect(answer.headers.get('content-disposition')).toMatch(/filename="Stock-\d{4}-\d{2}-\d{2}\.csv"/);
      return (await answer.text()).trim().split('\r\n');
    };
    const [head, ...rows] = await csv({});
    expect(head).toMatch(/Code,Material,Unit,There,Where,Ordered,Reorder below,Usual order,Supplier,Cost,Worth$/);
    expect(rows).toContain(`E-1,'=Elbow,ea,3,"Store: 2, Van 1: 1",0,,,,0.34,1.02`);
    expect(rows).toContain(',Tee,,0,,0,4,10,,1.00,0.00');
    expect((await csv({ search: 'elbow', place: String(van) })).slice(1)).toEqual([
      `E-1,'=Elbow,ea,1,Van 1: 1,0,,,,0.34,0.34`,
    ]);
    expect((await csv({ place: '999' })).slice(1)).toEqual([]);
    const paper = await world.request(`/api/Stock/levels-pdf?place=${van}`, { headers: ana.headers });
    expect((await readPdf(paper)).text).toContain('Van 1');
    const foreign = await world.request(`/api/Stock/levels-csv?place=${store}`, { headers: eve.headers });
    expect((await foreign.text()).trim().split('\r\n')).toHaveLength(1);
  });
});
