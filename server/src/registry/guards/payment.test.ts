import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let service: number;
let customer: number;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  customer = await ana.saved('Contact/save', { name: 'Willow Court' });
  service = await ana.saved('Service/save', { job_name: 'Boiler', job_num: 'S-1', customer_id: customer });
}, 60_000);

afterAll(() => world.stop(), 60_000);

async function issued(price: number, of = service): Promise<number> {
  const lines_json = JSON.stringify([{ key: 'a', description: 'Work', quantity: '1', price: price.toFixed(2) }]);
  const id = await ana.saved('ServiceInvoice/save', { service_id: of, lines_json });
  await ana.saved('ServiceInvoice/save', { id, status: 'Sent' });
  return id;
}

type Parts = readonly { invoice_id: number; amount: number }[];
const payment = (amount: number, parts: Parts, more: Record<string, unknown> = {}) => ({
  amount,
  received_on: '2026-11-20',
  allocations_json: JSON.stringify(parts),
  ...more,
});
const pay = (...given: Parameters<typeof payment>) => ana.saved('Payment/save', payment(...given));
const refused = (...given: Parameters<typeof payment>) => refusal(ana, 'Payment/save', payment(...given));
const invoiceOf = (id: number) => found(ana, `ServiceInvoice/find/${id}`);

describe('a payment', () => {
  it('pays a part, then the rest; what is too much stays as credit, and pays the next', async () => {
    const [first, second] = [await issued(19_284.28), await issued(20_389.54)];
    await pay(10_000, [{ invoice_id: first, amount: 10_000 }]);
    expect(await invoiceOf(first)).toMatchObject({ paid: 10_000, balance: 9284.28, status: 'Sent' });
    await pay(29_700, [
      { invoice_id: first, amount: 9284.28 },
      { invoice_id: second, amount: 20_389.54 },
    ]);
    expect(await invoiceOf(first)).toMatchObject({ balance: 0, status: 'Paid' });
    expect(await invoiceOf(second)).toMatchObject({ balance: 0, status: 'Paid' });
    const third = await issued(7404.87);
    const use = (amount: number) => [{ invoice_id: third, amount }];
    expect(await refused(26.19, use(26.19), { kind: 'credit' })).toBe('This customer has 26.18 to their credit.');
    await pay(26.18, use(26.18), { kind: 'credit' });
    expect(await invoiceOf(third)).toMatchObject({ balance: 7378.69, status: 'Sent' });
    expect(await refused(1, [], { kind: 'refund', customer_id: customer })).toBe(
      'This customer has 0.00 to their credit.',
    );
  });

  it('never pays more than is owed, nor more than it is', async () => {
    const id = await issued(100);
    expect(await refused(101, [{ invoice_id: id, amount: 101 }])).toMatch(/has 100.00 left to pay, not 101.00\.$/);
    expect(await refused(50, [{ invoice_id: id, amount: 60 }])).toBe(
      'The payment is 50.00; its invoices come to 60.00.',
    );
    expect(await refused(50, [{ invoice_id: id, amount: -50 }])).toBe('Each invoice is paid more than zero.');
    expect(await refusal(ana, 'Payment/save', { amount: 5 })).toBe('Say on which day the money came or went.');
  });

  it('is one payment, pressed twice', async () => {
    const id = await issued(80);
    const once = payment(40, [{ invoice_id: id, amount: 40 }], { client_key: 'pressed-twice' });
    const answers = await Promise.all([ana.post('Payment/save', once), ana.post('Payment/save', once)]);
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    expect(await invoiceOf(id)).toMatchObject({ balance: 40 });
  });

  it('is stored once of 20 at the same time that each pay all', async () => {
    const id = await issued(100);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ana.post('Payment/save', payment(100, [{ invoice_id: id, amount: 100 }]))),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await invoiceOf(id)).toMatchObject({ paid: 100, balance: 0 });
  }, 60_000);

  it('is taken back with a reason, once, and the invoice is open again', async () => {
    const id = await issued(60);
    const paid = await pay(30, [{ invoice_id: id, amount: 30 }]);
    const back = { kind: 'reversal', reverses_id: paid, received_on: '2026-11-21' };
    expect(await refusal(ana, 'Payment/save', back)).toBe('Say why the payment is taken back.');
    expect(await refusal(ana, 'ServiceInvoice/save', { id, status: 'Void', reason: 'x' })).toBe(
      'This invoice has payments. Take them back before it is voided.',
    );
    await ana.saved('Payment/save', { ...back, note: 'The cheque bounced' });
    expect(await invoiceOf(id)).toMatchObject({ paid: 0, balance: 60, status: 'Sent' });
    expect(await refusal(ana, 'Payment/save', { ...back, note: 'Again' })).toBe('This payment was taken back already.');
    await ana.saved('ServiceInvoice/save', { id, status: 'Void', reason: 'Wrong customer' });
    expect(await invoiceOf(id)).toMatchObject({ balance: null });
  });

  it('is never changed or deleted', async () => {
    const id = await pay(10, []);
    expect((await ana.post('Payment/save', { id, amount: 20 })).status).toBe(400);
    expect((await ana.post('Payment/delete', { id })).status).toBe(400);
  });

  it('belongs to the people who may write invoices, of its company', async () => {
    const id = await issued(10);
    await grant(world, 'bob', { 'Service Quotes/Invoices': { read: true, write: false } });
    const one = payment(10, [{ invoice_id: id, amount: 10 }]);
    expect(await refusal(bob, 'Payment/save', one)).toMatch(/permission/);
    const eve = await world.signIn('eve');
    expect(await refusal(eve, 'Payment/save', one)).toBe('Only invoices that are issued and not void can be paid.');
  });

  it('of one customer pays no invoice of another', async () => {
    const other = await ana.saved('Contact/save', { name: 'Mill' });
    const theirs = await ana.saved('Service/save', { job_name: 'Pump', job_num: 'S-2', customer_id: other });
    const [mine, foreign] = [await issued(5), await issued(5, theirs)];
    const both = [mine, foreign].map((invoice_id) => ({ invoice_id, amount: 5 }));
    expect(await refused(10, both)).toBe('A payment pays the invoices of one customer.');
  });
});

describe('an invoice that is marked as paid', () => {
  it('is paid by a payment of what is left, which is taken back with it', async () => {
    const id = await issued(50);
    await pay(20, [{ invoice_id: id, amount: 20 }]);
    await ana.saved('ServiceInvoice/save', { id, status: 'Paid' });
    expect(await invoiceOf(id)).toMatchObject({ paid: 50, balance: 0 });
    await ana.saved('ServiceInvoice/save', { id, status: 'Sent', reason: 'The cheque bounced' });
    expect(await invoiceOf(id)).toMatchObject({ paid: 0, balance: 50 });
  });
});

it('sums of cards and lists are those of the database, over random documents', async () => {
  const random = Array.from({ length: 30 }, (_, at) => ((at * 7919) % 9973) / 7);
  const ids = await Promise.all(random.map((price) => issued(Math.round(price * 100) / 100 + 1)));
  for (const [at, id] of ids.entries()) {
    const { total } = await invoiceOf(id);
    if (at % 3 === 0) await pay(Number(total), [{ invoice_id: id, amount: Number(total) }]);
    if (at % 3 === 1) await pay(0.37, [{ invoice_id: id, amount: 0.37 }]);
  }
  const filters = JSON.stringify({ is_quote: 0, status: ['Sent', 'Overdue'] });
  const { meta } = await ana.get('ServiceInvoice/get', { filters, sum: '["balance","total"]', page: '1', limit: '1' });
  const { rows } = await world.services.db.system((tx) =>
    sql<{ owed: number; total: number; lines: number }>`
      select sum(i.total) - coalesce(sum(p.paid), 0) as owed, sum(i.total) as total,
        (select sum(l.amount) from document_line l join service_invoice x on x.id = l.invoice_id
          where x.tenant_id = 1 and x.is_quote = 0 and x.status in ('Sent', 'Overdue')) as lines
      from service_invoice i left join (select invoice_id, sum(amount) as paid from payment_allocation group by 1) p
        on p.invoice_id = i.id
      where i.tenant_id = 1 and i.is_quote = 0 and i.status in ('Sent', 'Overdue')`.execute(tx),
  );
  expect(meta?.sums).toEqual({ balance: rows[0]?.owed, total: rows[0]?.total });
  expect(rows[0]?.lines).toBe(rows[0]?.total);
}, 120_000);
