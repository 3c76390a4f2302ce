import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { found, grant, refusal } from '../testing/record-calls.ts';
import { signedEvent } from './testing/stripe-server.ts';
import { Till } from './testing/till.ts';

let till: Till;

beforeAll(async () => {
  till = await Till.open();
}, 60_000);

afterAll(() => till.stop(), 60_000);

const refundOf = (id: number, amount: string, client_key: string = crypto.randomUUID()) => ({
  id,
  amount,
  reason: 'Wrong part',
  client_key,
});
const refund = (...given: Parameters<typeof refundOf>) => till.ana.post('Payment/refund', refundOf(...given));
const refused = (...given: Parameters<typeof refundOf>) => refusal(till.ana, 'Payment/refund', refundOf(...given));
const refundable = async (id: number) => (await found(till.ana, `Payment/find/${id}`))['refundable'];

describe('a refund', () => {
  it('of a part, then of the rest: the invoice is open again, to the cent', async () => {
    const { id, token, payment } = await till.paid(100.1);
    expect(await refundable(payment)).toBe(100.1);
    expect((await refund(payment, '40.05')).errors).toEqual([]);
    expect(till.stripe.refunds.at(-1)).toMatchObject({ cents: 4005, payment: expect.stringMatching(/^pi_cs_test/) });
    expect(await till.invoice(id)).toMatchObject({ paid: 60.05, balance: 40.05, status: 'Sent' });
    expect(await refundable(payment)).toBe(60.05);
    expect(await refused(payment, '60.06')).toBe('$60.05 of this payment can be refunded, not $60.06.');
    expect((await refund(payment, '60.05')).errors).toEqual([]);
    expect(await till.invoice(id)).toMatchObject({ paid: 0, balance: 100.1 });
    expect(await refused(payment, '0.01')).toBe('$0.00 of this payment can be refunded, not $0.01.');
    expect((await till.parts(id)).map(({ amount, Payment }) => [amount, Payment])).toMatchObject([
      [100.1, { kind: 'payment' }],
      [-40.05, { kind: 'refund', note: 'Wrong part', provider_id: 're_1', refunds_id: payment }],
      [-60.05, { kind: 'refund' }],
    ]);
    expect((await till.helen.find(token)).data).toMatchObject({
      balance: 100.1,
      payments: [{ kind: 'payment' }, { kind: 'refund', amount: -40.05 }, { kind: 'refund' }],
    });
  });

  it('is one, pressed twice or at once', async () => {
    const { id, payment } = await till.paid(50);
    const before = till.stripe.refunds.length;
    await Promise.all(Array.from({ length: 5 }, () => refund(payment, '20', 'pressed')));
    await refund(payment, '20', 'pressed');
    expect(till.stripe.refunds).toHaveLength(before + 1);
    expect(await till.invoice(id)).toMatchObject({ paid: 30 });
  });

  it('is never more than was paid, of many at once', async () => {
    const { id, payment } = await till.paid(50);
    const before = till.stripe.refunds.length;
    await Promise.all(Array.from({ length: 8 }, (_, at) => refund(payment, (20 + at / 100).toFixed(2))));
    const cents = till.stripe.refunds.slice(before).reduce((sum, each) => sum + each.cents, 0);
    expect(till.stripe.refunds.length - before).toBe(2);
    expect(cents).toBeLessThanOrEqual(5000);
    expect(await till.invoice(id)).toMatchObject({ paid: (5000 - cents) / 100 });
  });

  it('shows in the statement and in what is owed by age', async () => {
    const contact = await till.ana.saved('Contact/save', { name: 'Birch Hill' });
    const of = await till.ana.saved('Service/save', { job_name: 'Pump', job_num: 'S-9', customer_id: contact });
    const { payment } = await till.paid(75, of);
    await refund(payment, '25.50');
    const span = { key: String(contact), from: '2026-01-01', to: '2099-12-31', today: '2099-12-31' };
    const { data } = await till.ana.get('Contact/statement', span);
    expect(data).toMatchObject({
      closing: 25.5,
      movements: [{ amount: 75 }, { amount: -75 }, { kind: 'refund', amount: 25.5 }],
    });
    const ageing = await till.ana.get('Contact/ageing', { today: '2026-11-29', search: 'Birch' });
    expect(ageing.data).toMatchObject({ rows: [{ name: 'Birch Hill', open: 25.5, credit: 0 }] });
  });

  it('takes first what no invoice used, and not what the customer has used since', async () => {
    const { id: other, token: theirs } = await till.sent(100);
    const of = await till.session(theirs, '100');
    await till.biller.pay(70, [], { allocations_json: JSON.stringify([{ invoice_id: other, amount: 70 }]) });
    const before = await till.credit();
    await till.isPaid(of);
    const over = Number((await till.parts(other)).at(-1)?.['payment_id']);
    await refund(over, '80');
    expect(await till.credit()).toBeCloseTo(before, 2);
    expect(await till.invoice(other)).toMatchObject({ paid: 90, balance: 10 });
  });

  it('that the provider refuses changes nothing, and can be asked for again', async () => {
    const { id, payment } = await till.paid(30);
    till.world.services.log.level = 'silent';
    till.stripe.fault = { status: 402, body: { error: { type: 'card_error', code: 'charge_disputed' } } };
    expect(await refused(payment, '30')).toBe('The payment provider refused this refund. Nothing was refunded.');
    expect(await till.invoice(id)).toMatchObject({ paid: 30 });
    till.stripe.fault = { status: 500, body: {} };
    expect(await refused(payment, '30')).toMatch(/did not answer\. Try again: it is refunded only once\.$/);
    till.world.services.log.level = 'error';
    const before = till.stripe.refunds.length;
    await refund(payment, '30');
    expect(till.stripe.refunds).toHaveLength(before + 1);
    expect(await till.invoice(id)).toMatchObject({ paid: 0 });
  });

  it('that somebody made at the provider is booked by its event, once', async () => {
    const { id, payment } = await till.paid(30);
    const { provider_id } = await found(till.ana, `Payment/find/${payment}`);
    const object = {
      id: 're_by_hand',
      payment_intent: provider_id,
      status: 'succeeded',
      amount: 1000,
      currency: 'cad',
    };
    await till.tell(signedEvent(object, { id: 'evt_r1', type: 'refund.created' }));
    await till.tell(signedEvent(object, { id: 'evt_r2', type: 'refund.updated' }));
    expect(await till.invoice(id)).toMatchObject({ paid: 20, balance: 10 });
  });

  it('belongs to who may write the invoices, and to payments by card', async () => {
    const { id, payment } = await till.paid(30);
    await grant(till.world, 'bob', { 'Service Quotes/Invoices': { read: true, write: false } });
    const one = refundOf(payment, '10');
    expect(await refusal(await till.world.signIn('bob'), 'Payment/refund', one)).toMatch(/permission/);
    await grant(till.world, 'bob', { 'Job Invoices': { read: true, write: true } });
    expect(await refusal(await till.world.signIn('bob'), 'Payment/refund', one)).toMatch(/permission to change/);
    expect(await refusal(await till.world.signIn('eve'), 'Payment/refund', one)).toMatch(/Only a payment by card/);
    const cheque = await till.biller.pay(5, []);
    expect(await refused(cheque, '5')).toBe('Only a payment by card is refunded to the card.');
    const { status } = await till.ana.post('Payment/save', {
      amount: 5,
      received_on: '2026-11-20',
      provider_id: 'pi_1',
    });
    expect(status).toBe(400);
    expect(await refusal(till.ana, 'ServiceInvoice/save', { id, status: 'Sent', reason: 'x' })).toBe(
      'It was paid by card. Refund that payment instead.',
    );
    await refund(payment, '10');
    const back = { kind: 'reversal', reverses_id: payment, received_on: '2026-11-21', note: 'x' };
    expect(await refusal(till.ana, 'Payment/save', back)).toMatch(/A part of this payment was refunded/);
  });
});
