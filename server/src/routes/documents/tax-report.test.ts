import { ageingCalls } from '@fieldspan/contract/ageing-calls';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Biller } from '../../testing/biller.ts';
import { grant } from '../../testing/record-calls.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let eve: Caller;

const SPAN = { from: '2026-01-01', to: '2026-12-31' };
const line = (price: string, taxes: string[]) => ({ key: price, description: 'Work', quantity: '1', price, taxes });

async function invoice(issued: string, lines: object[], status = 'Sent'): Promise<number> {
  const id = await ana.saved('ServiceInvoice/save', { issued, lines_json: JSON.stringify(lines) });
  await ana.saved('ServiceInvoice/save', { id, status: 'Sent' });
  if (status === 'Void') await ana.saved('ServiceInvoice/save', { id, status, reason: 'Twice' });
  return id;
}

async function report(caller: Caller, query: Record<string, string> = {}) {
  const { data, errors } = await caller.get('Company/tax-report', { ...SPAN, ...query });
  return { errors, report: data === null ? null : v.parse(ageingCalls['Company/tax-report'].answer, data) };
}

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);
  const biller = await Biller.open(ana);
  await ana.saved('Company/save', { id: 1, country: 'Canada' });
  await invoice('2026-02-10', [line('1000', ['HST']), line('50', [])]);
  await invoice('2026-05-01', [line('99.99', ['HST'])]);
  await invoice('2026-05-02', [line('5000', ['HST'])], 'Void');
  await ana.saved('ServiceInvoice/save', { issued: '2026-05-03', lines_json: JSON.stringify([line('7', ['HST'])]) });
  const { job, lines } = await biller.project({ A: 10_000 });
  const first = await biller.issued({ job, lines, steps: { A: { percent: '50' } }, more: { issued: '2026-05-20' } });
  const more = { kind: 'credit', credits_id: first, issued: '2026-06-01' };
  await biller.issued({ job, lines, steps: { A: { percent: '40' } }, more });
  const expense = { description: 'Fuel', spent_on: '2026-05-05', amount: 113, tax: 13 };
  const id = await ana.saved('Expense/save', { ...expense, status: 'submitted' });
  await ana.saved('Expense/save', { id, status: 'approved' });
  await ana.saved('Expense/save', { ...expense, status: 'submitted' });
}, 120_000);

afterAll(() => world.stop(), 60_000);

describe('the report of taxes', () => {
  it('counts issued invoices and credits by their day, and what is claimed back of purchases; no drafts, nothing void', async () => {
    const { report: said } = await report(ana);
    expect(said?.rows).toEqual([
      { period: '2026-Q1', tax: 'HST', sales: 1000, collected: 130, purchases: 0, paid: 0, owed: 130 },
      // 99.99, 5,000 less the holdback, and the credit of 1,000 less its holdback.
      { period: '2026-Q2', tax: 'HST', sales: 3699.99, collected: 481, purchases: 100, paid: 13, owed: 468 },
    ]);
    expect(said?.sums).toEqual({ sales: 4699.99, collected: 611, purchases: 100, paid: 13, owed: 598 });
    const { report: months } = await report(ana, { by: 'month', from: '2026-06-01' });
    expect(months?.rows).toMatchObject([{ period: '2026-06', sales: -900, collected: -117 }]);
  });

  it('is a file with the same figures', async () => {
    const query = new URLSearchParams({ ...SPAN, by: 'year' });
    const file = await world.request(`/api/Company/tax-report-csv?${query}`, { headers: ana.headers });
    expect(await file.text()).toContain('2026,HST,4699.99,611.00,100.00,13.00,598.00');
    const paper = await world.request(`/api/Company/tax-report-pdf?${query}`, { headers: ana.headers });
    expect(paper.headers.get('content-disposition')).toContain(`Taxes-${SPAN.from}-${SPAN.to}.pdf`);
    expect((await readPdf(paper)).text.replaceAll(' ', '')).toContain('2026HST$4,699.99$611.00$100.00$13.00$598.00');
  });

  it('is for who may see all that it counts, of their own company', async () => {
    await grant(world, 'bob', { 'Service Quotes/Invoices': { read: true } });
    const { errors } = await report(await world.signIn('bob'));
    expect(errors).toEqual([
      'Taxes are of all invoices, bills and expenses. You do not have permission to see all of them.',
    ]);
    expect((await report(eve)).report?.rows ?? []).toEqual([]);
    expect((await ana.get('Company/tax-report', { from: '2026-02-01', to: '2026-01-01' })).errors).toEqual([
      'The report ends before it begins.',
    ]);
    expect((await report(bob)).report).toBeNull();
    const paper = await world.request(`/api/Company/tax-report-pdf?${new URLSearchParams(SPAN)}`, {
      headers: bob.headers,
    });
    expect(await paper.text()).not.toContain('%PDF');
  });
});
