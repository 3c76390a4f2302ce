import { accountingCalls } from '@fieldspan/contract/accounting-calls';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Biller } from '../../testing/biller.ts';
import { VALVES } from '../../testing/purchases.ts';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let eve: Caller;
let invoice: number;
let expense: number;

const SPAN = { from: '2026-05-01', to: '2026-05-31' };
const lines = (price: string) =>
  JSON.stringify([{ key: 'a', description: 'Work', quantity: '1', price, taxes: ['HST'] }]);

async function preview(span: object = SPAN, caller: Caller = ana) {
  const { data } = await caller.get('Accounting/preview', { ...span });
  return v.parse(accountingCalls['Accounting/preview'].answer, data);
}
type Seen = Awaited<ReturnType<typeof preview>>;
const sending = ({ rows, cents, from, to }: Seen, client_key: string) => ({
  from,
  to,
  count: rows.length,
  cents,
  client_key,
});
async function exported(seen: Seen, key: string): Promise<string> {
  const { data } = await ana.post('Accounting/export', sending(seen, key));
  return v.parse(accountingCalls['Accounting/export'].answer, data).slug;
}
const file = async (slug: string, format: string, caller: Caller = ana) => {
  const query = new URLSearchParams({ slug, format });
  return (await world.request(`/api/Accounting/file?${query}`, { headers: caller.headers })).text();
};
const facts = ({ rows }: Seen) => rows.map(({ kind, name, job, cents }) => [kind, name, job, cents]);

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);
  const biller = await Biller.open(ana);
  await ana.saved('Company/save', { id: 1, country: 'Canada' });
  const service_id = await ana.saved('Service/save', {
    job_name: 'Call',
    job_num: 'S-1',
    customer_id: biller.customer,
  });
  invoice = await ana.saved('ServiceInvoice/save', { service_id, issued: '2026-05-02', lines_json: lines('100') });
  await ana.saved('ServiceInvoice/save', { id: invoice, status: 'Sent' });
  await ana.saved('ServiceInvoice/save', { service_id, issued: '2026-05-03', lines_json: lines('7') });
  const { job, lines: schedule } = await biller.project({ A: 10_000 });
  const first = await biller.issued({
    job,
    lines: schedule,
    steps: { A: { percent: '50' } },
    more: { issued: '2026-05-20' },
  });
  await biller.pay(1000, [{ job_invoice_id: first, amount: 1000 }], { received_on: '2026-05-21' });
  const supplier_id = await ana.saved('Contact/save', { name: 'Pipe & Valve' });
  const po_id = await ana.saved('PurchaseOrder/save', {
    job_id: job,
    supplier_id,
    lines_json: JSON.stringify([VALVES]),
  });
  await ana.saved('PurchaseOrder/save', { id: po_id, status: 'Sent' });
  await ana.saved('OrderReceipt/save', {
    po_id,
    received_on: '2026-05-04',
    lines_json: '[{"line":"valve","quantity":"12"}]',
  });
  const bill = await ana.saved('SupplierBill/save', {
    po_id,
    supplier_id,
    bill_num: 'B-9',
    issued: '2026-05-22',
    lines_json: JSON.stringify([VALVES]),
  });
  await ana.saved('SupplierBill/save', { id: bill, status: 'Approved' });
  expense = await ana.saved('Expense/save', {
    description: 'Fuel',
    vendor: 'Gas bar',
    spent_on: '2026-05-05',
    amount: 113,
    tax: 13,
    status: 'submitted',
  });
  await ana.saved('Expense/save', { id: expense, status: 'approved' });
}, 120_000);

afterAll(() => world.stop(), 60_000);

describe('what goes to the books', () => {
  it('is what is issued, paid and approved in the days, and no draft', async () => {
    const seen = await preview();
    expect(facts(seen)).toEqual([
      ['invoice', 'Willow Court', 'S-1', 11_300],
      ['expense', 'Gas bar', '', -11_300],
      ['invoice', 'Willow Court', 'J-1', 508_500],
      ['payment', 'Willow Court', '', 100_000],
      ['bill', 'Pipe & Valve', 'J-1', -114_379],
    ]);
    expect(seen.kinds).toContainEqual({ kind: 'invoice', count: 2, cents: 519_800 });
    expect(seen).toMatchObject({ before: 0, earlier: 0 });
    expect((await preview({ from: '2026-06-01', to: '2026-06-30' })).earlier).toBe(5);
  });

  it('is for Admins, of their own company, in days that do not end before they begin', async () => {
    await grant(world, 'bob', { 'Service Quotes/Invoices': { read: true, write: true } });
    expect((await bob.get('Accounting/preview', SPAN)).errors.join()).toMatch(/Only an administrator/);
    const seen = await preview();
    expect(await refusal(bob, 'Accounting/export', sending(seen, 'bob'))).toMatch(/Only an administrator/);
    expect((await preview(SPAN, eve)).rows).toEqual([]);
    expect(await refusal(eve, 'Accounting/export', sending(seen, 'eve'))).toMatch(/nothing of these days/);
    const backwards = { from: SPAN.to, to: SPAN.from };
    expect((await ana.get('Accounting/preview', backwards)).errors).toEqual(['The export ends before it begins.']);
  });

  it('goes once, as it was seen, also if two press at once', async () => {
    const seen = await preview();
    expect(await refusal(ana, 'Accounting/export', { ...sending(seen, 'x'), cents: 1 })).toMatch(/changed meanwhile/);
    const both = await Promise.all(
      ['one', 'one', 'two'].map((key) => ana.post('Accounting/export', sending(seen, key))),
    );
    const went = both.filter(({ success }) => success).map(({ data }) => JSON.stringify(data));
    expect(new Set(went).size).toBe(1);
    const { data } = await ana.get('AccountingExport/get', {});
    expect(data).toMatchObject([{ export_num: 1, records: 5, total: seen.cents / 100 }]);
    expect(await preview()).toMatchObject({ rows: [], before: 5, cents: 0 });
    expect(await refusal(ana, 'Accounting/export', sending(await preview(), 'again'))).toMatch(/nothing of these days/);
    expect((await ana.get(`Expense/find/${expense}`, {})).data).toMatchObject({ status: 'exported' });
  });

  it('is two files, with accounts as they are called by then, for Admins of the company', async () => {
    const { data } = await ana.get('AccountingExport/get', {});
    const [{ slug } = { slug: '' }] = v.parse(v.array(v.object({ slug: v.string() })), data);
    const setting = v.parse(v.array(v.object({ id: v.number() })), (await ana.get('CompanySetting/get', {})).data)[0];
    const accounting_json = '{"accounts":{"bank":"Chequing"}}';
    await ana.saved('CompanySetting/save', { id: setting?.id, accounting_json });
    expect(
      await refusal(ana, 'CompanySetting/save', { id: setting?.id, accounting_json: '{"accounts":{"x":"y"}}' }),
    ).toMatch(/no possible name/);
    const iif = await file(slug, 'iif');
    expect(iif).toContain('TRNS\tPAYMENT\t05/21/2026\tChequing\tWillow Court\t1000.00\t');
    expect(iif).toContain('SPL\tINVOICE\t05/20/2026\tHoldbacks Receivable\t\t500.00\t');
    expect(iif).toContain('SPL\tBILL\t05/22/2026\tTaxes Claimed Back\t\t131.59\tB-9\tHST 13%');
    expect(await file(slug, 'csv')).toContain('2026-05-05,Expense,EXP-');
    expect(await file(slug, 'iif', bob)).toContain('Only an administrator');
    expect(await file(slug, 'iif', eve)).toContain('Export not found');
  });

  it('takes back what is void by now, and says a changed expense anew', async () => {
    await ana.saved('ServiceInvoice/save', { id: invoice, status: 'Void', reason: 'Twice' });
    await ana.saved('Expense/save', { id: expense, status: 'approved', reason: 'Wrong' });
    await ana.saved('Expense/save', { id: expense, status: 'submitted', reason: 'Wrong' });
    await ana.saved('Expense/save', { id: expense, amount: 226, tax: 26 });
    await ana.saved('Expense/save', { id: expense, status: 'approved' });
    const seen = await preview();
    expect(facts(seen)).toEqual([
      ['reversal', 'Willow Court', 'S-1', -11_300],
      ['reversal', 'Gas bar', '', 11_300],
      ['expense', 'Gas bar', '', -22_600],
    ]);
    await exported(seen, 'later');
    expect(await preview()).toMatchObject({ rows: [], before: 4 });
    const iif = await file(await exported({ ...seen, rows: seen.rows }, 'later'), 'iif');
    expect(iif).toContain('TRNS\tGENERAL JOURNAL\t05/31/2026\tAccounts Receivable\tWillow Court\t-113.00\t');
  });

  it('takes back what is in the trash by now', async () => {
    for (const status of ['approved', 'submitted'])
      await ana.saved('Expense/save', { id: expense, status, reason: 'Not ours' });
    expect((await ana.post('Expense/delete', { id: expense })).success).toBe(true);
    const seen = await preview();
    expect(facts(seen)).toEqual([['reversal', 'Gas bar', '', 22_600]]);
    await exported(seen, 'trash');
    expect(await preview()).toMatchObject({ rows: [], before: 3 });
  });
});
