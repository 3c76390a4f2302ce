import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import { grant } from '../testing/record-calls.ts';

const world = await openWorld();
const [ana, bob, dan, eve] = await Promise.all(['ana', 'bob', 'dan', 'eve'].map((name) => world.signIn(name)));
afterAll(() => world.stop());

/** More than two pages. */
const INVOICES = 450;
const BILLED = ['Sent', 'Paid'] as const;
/** In cents, uneven: 0.07, 0.27, 0.47 … and every third without a total. */
const centsOf = (n: number): number | null => (n % 3 === 0 ? null : n * 20 - 13);
const numbers = Array.from({ length: INVOICES }, (_, n) => n + 1);
const centsOfAll = (wanted: (n: number) => boolean) =>
  numbers.filter(wanted).reduce((cents, n) => cents + (centsOf(n) ?? 0), 0);

await world.services.db.system(async (tx) => {
  for (const tenant_id of [1, 2])
    await sql`insert into service_invoice (tenant_id, slug, invoice_num, status, total)
      select ${tenant_id}::int, 'i-' || n, 'I-' || n, case when n % 2 = 0 then 'Sent' else 'Paid' end,
        case when n % 3 = 0 then null else (n * 20 - 13) / 100.0 end
      from generate_series(1, ${tenant_id === 1 ? INVOICES : 2}::int) as n`.execute(tx);
});

const sums = async (caller: Caller | undefined, model: string, query: Record<string, unknown>) =>
  (await caller?.get(`${model}/get`, { limit: 1, ...query }))?.meta;

describe('a sum', () => {
  it('is of all rows of all pages, to the cent', async () => {
    expect(await sums(ana, 'ServiceInvoice', { sum: ['total'], page: 1 })).toEqual({
      count: INVOICES,
      num_pages: INVOICES,
      sums: { total: centsOfAll(() => true) / 100 },
    });
  });

  it.each(BILLED)('is of the rows that the filters leave: %s', async (status) => {
    const isWanted = (n: number) => BILLED[n % 2] === status;
    expect(await sums(ana, 'ServiceInvoice', { filters: { status }, sum: ['total'] })).toMatchObject({
      count: numbers.filter(isWanted).length,
      sums: { total: centsOfAll(isWanted) / 100 },
    });
  });

  it('is nought where there is nothing, and absent where nobody asks', async () => {
    expect(await sums(ana, 'ServiceInvoice', { filters: { status: 'Void' }, sum: ['total'] })).toMatchObject({
      count: 0,
      sums: { total: 0 },
    });
    expect(await sums(ana, 'ServiceInvoice', { page: 1 })).toEqual({ count: INVOICES, num_pages: INVOICES });
    expect(await sums(ana, 'ServiceInvoice', {})).toBeNull();
  });

  it('of hours is a decimal number: 0.1 and 0.2 are 0.3', async () => {
    for (const budget_hours of [0.1, 0.2])
      await ana?.saved('Job/save', { job_num: `J-${budget_hours}`, job_name: 'Site', budget_hours });
    expect(await sums(ana, 'Job', { sum: ['budget_hours'] })).toMatchObject({ count: 2, sums: { budget_hours: 0.3 } });
  });
});

describe('nobody adds up', () => {
  it('what another company has', async () => {
    expect(await sums(eve, 'ServiceInvoice', { sum: ['total'] })).toMatchObject({ count: 2, sums: { total: 0.34 } });
  });

  it('what they may not read', async () => {
    const refused = await bob?.get('ServiceInvoice/get', { sum: ['total'] });
    expect(refused).toMatchObject({ success: false, meta: null });
    expect(refused?.errors.join(' ')).toContain('You do not have permission to read');
    await grant(world, 'bob', { 'Service Quotes/Invoices': { read: true } });
    expect(await sums(await world.signIn('bob'), 'ServiceInvoice', { sum: ['total'] })).toMatchObject({
      count: INVOICES,
    });
  });

  it('a field that is hidden from them, though they read the record', async () => {
    const category_id = await ana?.saved('EquipmentCategory/save', { name: 'Lifts' });
    await ana?.saved('EquipmentType/save', { category_id, name: 'Boom', cost_per_hour: 32.5 });
    expect(await sums(ana, 'EquipmentType', { sum: ['cost_per_hour'] })).toMatchObject({
      sums: { cost_per_hour: 32.5 },
    });
    expect(await sums(dan, 'EquipmentType', { sum: ['cost_per_hour'] })).toMatchObject({
      count: 1,
      sums: { cost_per_hour: 0 },
    });
  });

  it('of others where they read their own', async () => {
    const spent = { description: 'Fuel', spent_on: '2026-11-02' };
    await ana?.saved('Expense/save', { ...spent, amount: 10.01 });
    await dan?.saved('Expense/save', { ...spent, amount: 5.55 });
    expect(await sums(dan, 'Expense', { sum: ['amount'] })).toMatchObject({ count: 1, sums: { amount: 5.55 } });
  });
});

it.each([
  ['ServiceInvoice/get', ['grand_total'], 'ServiceInvoice has no field grand_total.'],
  ['ServiceInvoice/get', ['__proto__'], 'ServiceInvoice has no field __proto__.'],
  ['ServiceInvoice/get', ['status'], 'ServiceInvoice.status cannot be added up.'],
  ['ServiceInvoice/get', ['service_id'], 'ServiceInvoice.service_id cannot be added up.'],
  ['ServiceInvoice/get', 'total', 'sum must be JSON text.'],
  ['ServiceInvoice/find/i-1', ['total'], 'sum belongs to get, not to one record.'],
])('%s with sum %j is refused by name', async (call, sum, words) => {
  expect(await ana?.get(call, { sum })).toMatchObject({ status: 400, success: false, errors: [words] });
});

it('a sum of too many fields is refused', async () => {
  const sum = Array.from({ length: 11 }, () => 'total');
  const { status, errors } = (await ana?.get('ServiceInvoice/get', { sum })) ?? { status: 0, errors: [] };
  expect(status).toBe(400);
  expect(v.parse(v.tuple([v.string()]), errors)[0]).toContain('sum is wrong');
});
