import { BilledAndPaidSchema, SalesSchema } from '@fieldspan/contract/sales-calls';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Biller } from '../../testing/biller.ts';
import { grant } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let eve: Caller;

const SPAN = { from: '2026-01-01', to: '2026-12-31' };

async function sold(by: string, more: Record<string, string> = {}, caller: Caller = ana) {
  const { data } = await caller.get('Company/sales', { ...SPAN, by, ...more });
  return v.parse(SalesSchema, data);
}
const figures = async (by: string) =>
  (await sold(by)).rows.map(({ name, documents, sales }) => [name, documents, sales]);

beforeAll(async () => {
  world = await openWorld();
  [ana, eve] = await Promise.all([world.signIn('ana'), world.signIn('eve')]);
  const biller = await Biller.open(ana);
  const service_id = await ana.saved('Service/save', {
    job_name: 'Call',
    job_num: 'S-1',
    customer_id: biller.customer,
    assigned_to: world.ids['bob'],
  });
  const lines_json = JSON.stringify([{ key: 'a', description: 'Work', quantity: '1', price: '700', taxes: ['HST'] }]);
  for (const more of [{ service_id }, {}]) {
    const id = await ana.saved('ServiceInvoice/save', { ...more, issued: '2026-02-10', lines_json });
    await ana.saved('ServiceInvoice/save', { id, status: 'Sent' });
  }
  await ana.saved('ServiceInvoice/save', { service_id, issued: '2026-02-11', lines_json });
  const { job, lines } = await biller.project({ A: 10_000 });
  await ana.saved('Job/save', { id: job, manager_id: world.ids['ana'] });
  const first = await biller.issued({ job, lines, steps: { A: { percent: '50' } }, more: { issued: '2026-05-20' } });
  await biller.issued({
    job,
    lines,
    steps: { A: { percent: '40' } },
    more: { kind: 'credit', credits_id: first, issued: '2026-06-01' },
  });
}, 120_000);

afterAll(() => world.stop(), 60_000);

describe('what was sold', () => {
  it('counts issued work without taxes as it was billed, holdbacks with it, less credits', async () => {
    // 5,000 of the project less a credit of 1,000; 700 of a call, and 700 of nothing.
    expect(await figures('type')).toEqual([
      ['project', 1, 4000],
      ['direct', 1, 700],
      ['service', 1, 700],
    ]);
    expect((await sold('type')).sum).toBe(5400);
    expect(await figures('month')).toEqual([
      ['2026-02', 2, 1400],
      ['2026-05', 1, 5000],
      ['2026-06', 0, -1000],
    ]);
  });

  it('goes to the manager of the project and whoever the call is assigned to', async () => {
    expect(await figures('person')).toEqual([
      ['ana Test', 1, 4000],
      ['', 1, 700],
      ['bob Test', 1, 700],
    ]);
    expect(await figures('customer')).toEqual([
      ['Willow Court', 2, 4700],
      ['', 1, 700],
    ]);
  });

  it('is of the days asked for, and a file with the same figures', async () => {
    expect((await sold('type', { from: '2026-06-01' })).sum).toBe(-1000);
    const query = new URLSearchParams({ ...SPAN, by: 'type' });
    const file = await world.request(`/api/Company/sales-csv?${query}`, { headers: ana.headers });
    expect(await file.text()).toContain('project,1,4000.00,74.07');
  });

  it('is for who may see all invoices, of their own company', async () => {
    await grant(world, 'bob', { 'Service Quotes/Invoices': { read: true } });
    const bob = await world.signIn('bob');
    expect((await bob.get('Company/sales', SPAN)).errors.join()).toMatch(/permission to see all of them/);
    expect((await sold('type', {}, eve)).rows).toEqual([]);
    expect((await ana.get('Company/sales', { from: '2026-02-01', to: '2026-01-01' })).errors).toEqual([
      'The report ends before it begins.',
    ]);
  });
});

const weeks = async (caller: Caller, today: string) =>
  v.parse(BilledAndPaidSchema, (await caller.get('Company/billed-and-paid', { today })).data);

describe('what was billed and paid', () => {
  it('stands in the weeks that it happened in, with taxes, the last one that of the day', async () => {
    const { weeks: seen, billed, paid } = await weeks(ana, '2026-02-12');
    expect(seen.map(({ from }) => from)).toEqual([
      '2026-01-05',
      '2026-01-12',
      '2026-01-19',
      '2026-01-26',
      '2026-02-02',
      '2026-02-09',
    ]);
    // Two invoices of 700 and 13 % tax each; the third is a draft.
    expect(seen.at(-1)).toEqual({ from: '2026-02-09', billed: 1582, paid: 0 });
    expect({ billed, paid }).toEqual({ billed: 1582, paid: 0 });
    expect((await weeks(ana, '2026-02-09')).billed).toBe(0);
  });

  it('is for who may see all invoices, of their own company, of a day that exists', async () => {
    await grant(world, 'bob', { 'Service Quotes/Invoices': { read: true } });
    const bob = await world.signIn('bob');
    expect((await bob.get('Company/billed-and-paid', { today: '2026-02-12' })).errors.join()).toMatch(
      /permission to see all of them/,
    );
    expect((await weeks(eve, '2026-02-12')).billed).toBe(0);
    expect((await ana.get('Company/billed-and-paid', { today: '2026-02-30' })).errors.join()).toMatch(/must be a day/);
  });
});
