import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Biller } from '../../testing/biller.ts';
import { found, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';

let world: World;
let ana: Caller;
let biller: Biller;
let settings: number;

const HST = { taxRate: 13, isDefault: 1, changes: [{ from: '2027-01-01', taxRate: 15 }] };
const LINES = JSON.stringify([{ key: 'a', description: 'Work', quantity: '1', price: '1000', taxes: ['HST'] }]);
const at = (day: string) => {
  world.services.clock = () => new Date(`${day}T17:00:00Z`);
};
const totalOf = async (id: number) => (await found(ana, `ServiceInvoice/find/${id}`))['total'];

const keep = (changes: object[]) =>
  refusal(ana, 'CompanySetting/save', { id: settings, taxes_json: JSON.stringify({ HST: { ...HST, changes } }) });

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  settings = await ana.saved('CompanySetting/save', { taxes_json: JSON.stringify({ HST }) });
  biller = new Biller(ana, await ana.saved('Contact/save', { name: 'Willow Court' }));
}, 60_000);

afterAll(() => world.stop(), 60_000);

describe('a tax whose rate changes', () => {
  it('has the rate of the day of issue: a draft moves with today, what is issued stays', async () => {
    at('2026-12-31');
    const early = await ana.saved('ServiceInvoice/save', { lines_json: LINES });
    const late = await ana.saved('ServiceInvoice/save', { lines_json: LINES });
    expect(await totalOf(early)).toBe(1130);
    await ana.saved('ServiceInvoice/save', { id: early, status: 'Sent' });
    at('2027-01-01');
    await ana.saved('ServiceInvoice/save', { id: late, total: 1150 });
    await ana.saved('ServiceInvoice/save', { id: late, status: 'Sent' });
    expect([await totalOf(early), await totalOf(late)]).toEqual([1130, 1150]);
    const dated = await ana.saved('ServiceInvoice/save', { lines_json: LINES, issued: '2026-12-15' });
    expect(await totalOf(dated)).toBe(1130);
  });

  it('is not issued at a total that was seen at the earlier rate, and says both', async () => {
    at('2026-12-31');
    const id = await ana.saved('ServiceInvoice/save', { lines_json: LINES });
    at('2027-01-02');
    expect(await refusal(ana, 'ServiceInvoice/save', { id, status: 'Sent' })).toMatch(
      /come to 1150\.00, not to 1130\.00/,
    );
    await ana.saved('ServiceInvoice/save', { id, total: 1150 });
    await ana.saved('ServiceInvoice/save', { id, status: 'Sent' });
    expect(await totalOf(id)).toBe(1150);
  });

  it('is of progress invoices and bills as well', async () => {
    const { job, lines } = await biller.project({ A: 10_000 });
    const bill = (percent: string, issued: string) =>
      biller.issued({ job, lines, steps: { A: { percent } }, more: { issued } });
    expect(await biller.invoice(await bill('50', '2026-12-20'))).toMatchObject({ total: 5085 });
    expect(await biller.invoice(await bill('100', '2027-01-05'))).toMatchObject({ total: 5175 });
    const supplier_id = await ana.saved('Contact/save', { name: 'Pipe & Valve', is_supplier: 1 });
    const po_id = await ana.saved('PurchaseOrder/save', { supplier_id, lines_json: LINES });
    await ana.saved('PurchaseOrder/save', { id: po_id, status: 'Sent' });
    const supplier = await ana.saved('SupplierBill/save', { po_id, bill_num: 'F-1', issued: '2027-02-01' });
    await ana.saved('SupplierBill/save', { id: supplier, lines_json: LINES });
    expect(await found(ana, `SupplierBill/find/${supplier}`)).toMatchObject({ total: 1150 });
  });

  it('is refused without a day, or with two rates of a day', async () => {
    expect(await keep([{ taxRate: 15 }])).toMatch(/needs a day of its own/);
    const twice = { from: '2027-01-01', taxRate: 15 };
    expect(await keep([twice, twice])).toMatch(/needs a day of its own/);
  });
});
