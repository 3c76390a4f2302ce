import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { PIPES, VALVES, delivery } from '../../testing/purchases.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let eve: Caller;
let supplier: number;
let job: number;
let settings: number;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, cat, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('eve'),
  ]);
  await grant(world, 'bob', { 'Purchase Orders': { read: true, write: true } });
  await grant(world, 'cat', { 'Purchase Orders': { read: true } });
  settings = await ana.saved('CompanySetting/save', { taxes_json: '{"HST":{"taxRate":13,"isDefault":1}}' });
  supplier = await ana.saved('Contact/save', { name: 'Pipe & Valve', is_supplier: 1 });
  job = await ana.saved('Job/save', { job_name: 'Boiler plant', job_num: 'J-1' });
}, 60_000);

afterAll(() => world.stop(), 60_000);

async function ordered(lines: readonly object[] = [VALVES, PIPES], more: object = {}): Promise<number> {
  const lines_json = JSON.stringify(lines);
  const id = await ana.saved('PurchaseOrder/save', { job_id: job, supplier_id: supplier, lines_json, ...more });
  await ana.saved('PurchaseOrder/save', { id, status: 'Sent' });
  return id;
}

const receive = (...given: Parameters<typeof delivery>) => bob.saved('OrderReceipt/save', delivery(...given));
const refusedDelivery = (...given: Parameters<typeof delivery>) =>
  refusal(bob, 'OrderReceipt/save', delivery(...given));
const orderOf = (id: number) => found(ana, `PurchaseOrder/find/${id}`);
const billOf = (id: number) => found(ana, `SupplierBill/find/${id}`);
const linesOf = async (id: number) => JSON.parse(String((await billOf(id))['lines_json']));
let numbers = 0;
const nextNumber = () => `F-${(numbers += 1)}`;
const drafted = (po_id: number, more: object = {}) =>
  bob.saved('SupplierBill/save', { po_id, bill_num: nextNumber(), issued: '2026-05-05', ...more });
const approve = (id: number, more: object = {}) => bob.post('SupplierBill/save', { id, status: 'Approved', ...more });

async function costsOf(bill: number): Promise<unknown[]> {
  const { data } = await ana.get('CostEntry/get', {
    filters: { bill_id: bill },
    fields: ['job_id', 'source', 'on_day', 'cost'],
    order: [['id', 'ASC']],
  });
  return Array.isArray(data) ? data : [];
}

describe('a delivery of an order', () => {
  it('makes it partly received, then received, and says by whom', async () => {
    const order = await ordered();
    const first = await receive(order, { valve: '8', pipe: '40' });
    expect(await orderOf(order)).toMatchObject({ status: 'Partly received', committed: 337.4, accrued: 1925.8 });
    expect(await found(cat, `OrderReceipt/find/${first}`)).toMatchObject({ created_by: world.ids['bob'] });
    await receive(order, { valve: '4' });
    expect(await orderOf(order)).toMatchObject({ status: 'Received', committed: 0, accrued: 2263.2 });
    await receive(order, { valve: '-1' });
    expect(await orderOf(order)).toMatchObject({ status: 'Partly received', committed: 84.35 });
  });

  it('is never more than was ordered, nor of something else, nor of a day to come', async () => {
    const order = await ordered();
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    expect(await refusedDelivery(order, { valve: '12.5' })).toBe(
      'valve: More would have come than was ordered. 12 ordered, 0 came before.',
    );
    expect(await refusedDelivery(order, { valve: '-1' })).toMatch(/^valve: Less than nothing would have come\./);
    expect(await refusedDelivery(order, { boiler: '1' })).toBe('One of the lines is not in this order.');
    expect(await refusedDelivery(order, { valve: '0' })).toBe('Say of at least one line how many came.');
    expect(await refusedDelivery(order, { valve: '1' }, { received_on: soon })).toMatch(/still to come\.$/);
    expect((await orderOf(order))['status']).toBe('Sent');
  });

  it('is counted once of a double press, and never above the order by many at once', async () => {
    const order = await ordered();
    const pressed = delivery(order, { pipe: '40' }, { client_key: crypto.randomUUID() });
    const ids = await Promise.all([1, 2, 3].map(() => bob.saved('OrderReceipt/save', pressed)));
    expect(new Set(ids).size).toBe(1);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => bob.post('OrderReceipt/save', delivery(order, { valve: '5' }))),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
  });

  it('comes of an issued order that is not closed or cancelled, and of all the rest where somebody says so', async () => {
    const draft = await ana.saved('PurchaseOrder/save', { lines_json: JSON.stringify([VALVES]) });
    expect(await refusedDelivery(draft, { valve: '1' })).toBe('Issue the order before something comes of it.');
    const order = await ordered();
    await receive(order, { valve: '2' });
    expect(await refusal(ana, 'PurchaseOrder/save', { id: order, status: 'Cancelled', reason: 'Too late' })).toBe(
      'Something of this order came or was billed. Close it instead.',
    );
    await ana.saved('PurchaseOrder/save', { id: order, status: 'Closed' });
    expect(await refusedDelivery(order, { valve: '1' })).toBe('This order is closed. Reopen it with a reason first.');
    expect((await orderOf(order))['committed']).toBe(0);
    await ana.saved('PurchaseOrder/save', { id: order, status: 'Received', reason: 'More comes' });
    expect((await orderOf(order))['status']).toBe('Partly received');
    await ana.saved('PurchaseOrder/save', { id: order, status: 'Received' });
    expect(await orderOf(order)).toMatchObject({ status: 'Received', accrued: 2263.2 });
  });
});

describe('a bill of an order', () => {
  it('begins with what came, stands beside the order, and costs its project to the cent', async () => {
    const order = await ordered();
    await receive(order, { valve: '8', pipe: '40' });
    const id = await drafted(order, { due: '2026-06-04' });
    expect(await billOf(id)).toMatchObject({ status: 'Draft', job_id: job, supplier_id: supplier, total: 2176.15 });
    const dearer = JSON.stringify([{ ...VALVES, quantity: '8', price: '86.10' }, PIPES]);
    await bob.saved('SupplierBill/save', { id, lines_json: dearer, total: 2191.97 });
    expect(await billOf(id)).toMatchObject({ subtotal: 1939.8, tax_total: 252.17, price_difference: 14 });
    expect(await refusal(bob, 'SupplierBill/save', { id, status: 'Approved' })).toBe(
      'Line 1: It costs over 2 % more than was ordered. Give a reason to approve it: it is kept with the bill.',
    );
    expect(await costsOf(id)).toEqual([]);
    expect((await approve(id, { reason: 'Agreed by telephone', total: 2191.97 })).success).toBe(true);
    expect(await billOf(id)).toMatchObject({ status: 'Approved', cost: 1939.8, approved_by: world.ids['bob'] });
    expect(await costsOf(id)).toMatchObject([
      { job_id: job, source: 'supplier-bill', on_day: '2026-05-05', cost: 1939.8 },
    ]);
    expect(await orderOf(order)).toMatchObject({ billed: 1939.8, accrued: 0, committed: 337.4 });
  });

  it('does not bill twice what another bill has, and asks for a reason when more is billed than came', async () => {
    const order = await ordered([VALVES]);
    await receive(order, { valve: '10' });
    const first = await drafted(order);
    expect(await linesOf(first)).toMatchObject([{ key: 'valve', quantity: '10' }]);
    const second = await drafted(order);
    expect(await linesOf(second)).toMatchObject([{ key: 'valve', quantity: '0' }]);
    expect(await refusal(bob, 'SupplierBill/save', { id: second, status: 'Approved' })).toBe(
      'There is nothing to pay in this bill.',
    );
    await bob.saved('SupplierBill/save', { id: second, lines_json: JSON.stringify([{ ...VALVES, quantity: '1' }]) });
    expect((await approve(first)).success).toBe(true);
    expect(await refusal(bob, 'SupplierBill/save', { id: second, status: 'Approved' })).toMatch(
      /^Line 1: More is billed than came\./,
    );
    expect(await refusedDelivery(order, { valve: '-1' })).toMatch(/Less would have come than was billed\./);
  });

  it('is refused as a double of the same supplier, however it is written, until that is void', async () => {
    const order = await ordered([VALVES]);
    await receive(order, { valve: '2' });
    const id = await drafted(order, { bill_num: 'Re 77' });
    const { po_num } = await orderOf(order);
    const again = { po_id: order, bill_num: '  rE 77 ' };
    expect(await refusal(bob, 'SupplierBill/save', again)).toBe(
      `This supplier’s bill rE 77 is written down already, for order ${String(po_num)}.`,
    );
    const pressed = { po_id: order, bill_num: 'Re 79', client_key: crypto.randomUUID() };
    const ids = await Promise.all([1, 2, 3].map(() => bob.saved('SupplierBill/save', pressed)));
    expect(new Set(ids).size).toBe(1);
    const many = await Promise.all(
      [1, 2, 3, 4].map(() => bob.post('SupplierBill/save', { ...again, bill_num: 'Re 78' })),
    );
    expect(many.filter(({ success }) => success)).toHaveLength(1);
    await approve(id);
    expect(await refusal(bob, 'SupplierBill/save', { id, status: 'Void' })).toBe(
      'Give a reason: it is kept with the change.',
    );
    await bob.saved('SupplierBill/save', { id, status: 'Void', reason: 'Wrong price' });
    expect(await costsOf(id)).toMatchObject([{ cost: 168.7 }, { cost: -168.7 }]);
    expect(await orderOf(order)).toMatchObject({ billed: 0, accrued: 168.7 });
    await bob.saved('SupplierBill/save', again);
  });

  it('is approved once by many at once, and not from a form that is stale', async () => {
    const order = await ordered([VALVES]);
    await receive(order, { valve: '12' });
    const id = await drafted(order);
    const { version } = await billOf(id);
    await bob.saved('SupplierBill/save', { id, due: '2026-07-01', version });
    const stale = await approve(id, { version });
    expect([stale.success, (await billOf(id))['status']]).toEqual([false, 'Draft']);
    await Promise.all(Array.from({ length: 20 }, () => approve(id)));
    expect(await costsOf(id)).toMatchObject([{ cost: 1012.2 }]);
  });

  it('that is approved cannot be changed or deleted', async () => {
    const order = await ordered([VALVES]);
    await receive(order, { valve: '12' });
    const id = await drafted(order);
    await approve(id);
    const changes = [{ lines_json: '[]' }, { bill_num: 'X' }, { issued: '2026-01-01' }, { status: 'Draft' }];
    for (const change of changes)
      expect(await refusal(bob, 'SupplierBill/save', { id, ...change })).toMatch(/^This bill has been approved/);
    expect(await refusal(bob, 'SupplierBill/delete', { id })).toMatch(/^This bill has been approved/);
    await bob.post('SupplierBill/save', { id, cost: 1 });
    expect(await billOf(id)).toMatchObject({ cost: 1012.2, total: 1143.79 });
  });

  it('refuses a total that the client computed otherwise, and another supplier than that of the order', async () => {
    const order = await ordered([VALVES]);
    await receive(order, { valve: '1' });
    const id = await drafted(order);
    expect((await approve(id, { total: 95.31 })).errors.join(' ')).toMatch(/come to 95\.32, not to 95\.31/);
    const other = await ana.saved('Contact/save', { name: 'Somebody else', is_supplier: 1 });
    expect(await refusal(bob, 'SupplierBill/save', { id, supplier_id: other })).toBe(
      'A bill is of the supplier of its order.',
    );
    const nobody = await ordered([VALVES], { supplier_id: '' });
    expect(await refusal(bob, 'SupplierBill/save', { po_id: nobody, bill_num: 'N-1' })).toBe(
      'Say which supplier the bill is of.',
    );
    await bob.saved('SupplierBill/save', { po_id: nobody, bill_num: 'N-1', supplier_id: other });
    const draft = await ana.saved('PurchaseOrder/save', {
      supplier_id: supplier,
      lines_json: JSON.stringify([VALVES]),
    });
    expect(await refusal(bob, 'SupplierBill/save', { po_id: draft, bill_num: 'N-2' })).toBe(
      'Issue the order before it is billed.',
    );
  });

  it('costs its taxes too where these are not claimed back', async () => {
    await ana.saved('CompanySetting/save', {
      id: settings,
      taxes_json: '{"HST":{"taxRate":13,"isDefault":1,"recoverable":0}}',
    });
    const order = await ordered([VALVES]);
    await receive(order, { valve: '1' });
    const id = await drafted(order);
    await approve(id);
    expect(await costsOf(id)).toMatchObject([{ cost: 95.32 }]);
    await ana.saved('CompanySetting/save', { id: settings, taxes_json: '{"HST":{"taxRate":13,"isDefault":1}}' });
  });

  it('is read by who reads purchase orders, written by who writes them, and is not there for others', async () => {
    const order = await ordered([VALVES]);
    await receive(order, { valve: '1' });
    const id = await drafted(order);
    expect(await found(cat, `SupplierBill/find/${id}`)).toMatchObject({ id });
    expect(await refusal(cat, 'SupplierBill/save', { id, status: 'Approved' })).toMatch(/^You do not have permission/);
    expect(await refusal(cat, 'OrderReceipt/save', delivery(order, { valve: '1' }))).toMatch(
      /^You do not have permission/,
    );
    expect(await refusal(eve, 'SupplierBill/save', { id, status: 'Approved' })).toBe('Bill not found.');
    expect(await refusal(eve, 'OrderReceipt/save', delivery(order, { valve: '1' }))).toBe('Purchase order not found.');
    expect(await refusal(eve, 'SupplierBill/save', { po_id: order, bill_num: 'E-1' })).toBe(
      'Purchase order not found.',
    );
    await grant(world, 'cat', {});
    expect((await cat.get(`SupplierBill/find/${id}`)).success).toBe(false);
    await approve(id);
    const { data } = await cat.get('CostEntry/get', { filters: { bill_id: id } });
    expect(data).toEqual([]);
    await grant(world, 'cat', { 'Purchase Orders': { read: true } });
  });
});
