import { amountOf } from '@fieldspan/domain/money/decimal';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completed, signedEvent } from './testing/stripe-server.ts';
import { Till } from './testing/till.ts';

let till: Till;

beforeAll(async () => {
  till = await Till.open();
}, 60_000);

afterAll(() => till.stop(), 60_000);

describe('a customer who pays', () => {
  it('pays a part, then the rest; the redirect books nothing, and each payment has the id of the provider', async () => {
    const { id, token } = await till.sent(1000.1);
    expect((await till.helen.find(token)).data).toMatchObject({ pay: { balance: 1000.1, parts: true }, payments: [] });
    const first = await till.session(token, '400.04');
    expect(first).toMatchObject({ cents: 40_004, currency: 'cad' });
    expect(till.stripe.asked.at(-1)?.body.get('success_url')).toContain(
      `/document/${token}?payment=${first.reference}`,
    );
    expect(await till.stateOf(token, first.reference)).toBe('begun');
    expect(await till.invoice(id)).toMatchObject({ paid: 0, balance: 1000.1 });
    await till.isPaid(first);
    expect(await till.stateOf(token, first.reference)).toBe('paid');
    expect(await till.invoice(id)).toMatchObject({ paid: 400.04, balance: 600.06, status: 'Sent' });
    await till.isPaid(await till.session(token, '600.06'));
    expect(await till.invoice(id)).toMatchObject({ paid: 1000.1, balance: 0, status: 'Paid' });
    expect((await till.parts(id)).map(({ Payment }) => Payment)).toMatchObject([
      { method: 'Card', provider: 'stripe', provider_id: `pi_${first.id}`, customer_id: till.biller.customer },
      { method: 'Card', amount: 600.06 },
    ]);
    expect((await till.helen.find(token)).data).toMatchObject({
      pay: null,
      payments: [{ amount: 400.04 }, { amount: 600.06 }],
    });
  });

  it('gets a receipt, and whoever sent the invoice is told', async () => {
    const { token } = await till.sent(80);
    await till.isPaid(await till.session(token, '80'));
    const mails = await till.world.services.outbox.list(50);
    expect(mails.find(({ to, subject }) => to === till.helen.email && subject?.startsWith('Receipt'))?.text).toMatch(
      /received \$80\.00 by card[\s\S]*Nothing is left to pay/,
    );
    expect(await till.lastNotice()).toMatch(/paid \$80\.00 of INV-\d{4}-\d{4} by card/);
  });

  it('opens one page by a second press, also at once, and none with another amount', async () => {
    const { token } = await till.sent(50);
    const before = till.stripe.sessions.length;
    const [one, two] = await Promise.all([
      till.begin(token, '50', 'pressed-twice'),
      till.begin(token, '50', 'pressed-twice'),
    ]);
    const again = await till.begin(token, '50', 'pressed-twice');
    const urls = [one, two, again].flatMap(({ data }) => data?.['url'] ?? []);
    expect(new Set(urls).size).toBe(1);
    expect(till.stripe.sessions).toHaveLength(before + 1);
    expect((await till.begin(token, '40', 'pressed-twice')).errors).toEqual([
      'This payment was begun already. Reload the page, and begin again.',
    ]);
  });

  it('is refused in words what cannot be paid', async () => {
    const { id, token } = await till.sent(100);
    expect((await till.begin(token, '100.01')).errors).toEqual(['$100.00 is left to pay, not $100.01.']);
    expect((await till.begin(token, '0.49')).errors).toEqual(['At least $0.50 can be paid by card.']);
    await till.ana.saved('CompanySetting/save', { id: till.settings, card_payments: 'whole' });
    expect((await till.begin(token, '99')).errors).toEqual(['Only the whole amount can be paid online: $100.00.']);
    await till.ana.saved('CompanySetting/save', { id: till.settings, card_payments: 'off' });
    expect((await till.begin(token, '100')).errors).toEqual([
      'This cannot be paid online. Ask whoever sent it to you.',
    ]);
    expect((await till.helen.find(token)).data).toMatchObject({ pay: null });
    await till.ana.saved('CompanySetting/save', { id: till.settings, card_payments: 'parts' });
    expect((await till.begin('x'.repeat(43), '100')).errors.join(' ')).toMatch(/leads to no document/);
    await till.world.services.db.system((tx) =>
      sql`update customer_link set ends_at = now() - interval '1 day' where invoice_id = ${id}`.execute(tx),
    );
    expect((await till.begin(token, '100')).errors.join(' ')).toMatch(/This link has ended/);
  });

  it('of another company than the account’s is offered nothing', async () => {
    const eve = await till.world.signIn('eve');
    const lines_json = JSON.stringify([{ key: 'a', description: 'Work', quantity: '1', price: '10' }]);
    const id = await eve.saved('ServiceInvoice/save', { lines_json });
    await eve.saved('ServiceInvoice/save', { id, status: 'Sent' });
    const token = await till.helen.isSent(eve, 'ServiceInvoice', id);
    expect((await till.helen.find(token)).data).toMatchObject({ balance: 10, pay: null });
    expect((await till.begin(token, '10')).success).toBe(false);
  });

  it('is told so where the provider does not answer, and can press again', async () => {
    const { token } = await till.sent(30);
    till.stripe.fault = { status: 500, body: { error: { type: 'api_error' } } };
    till.world.services.log.level = 'silent';
    expect((await till.begin(token, '30', 'again')).errors.join(' ')).toMatch(/cannot be opened right now/);
    till.world.services.log.level = 'error';
    expect((await till.begin(token, '30', 'again')).errors).toEqual([]);
  });
});

describe('an event', () => {
  it('is one payment of 20 at once, and of any repeated later', async () => {
    const { id, token } = await till.sent(100);
    const of = await till.session(token, '60');
    const event = signedEvent(completed(of), { id: 'evt_parallel' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => till.tell(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await till.tell(event);
    await till.isPaid(of);
    expect(await till.invoice(id)).toMatchObject({ paid: 60, balance: 40 });
    expect(await till.parts(id)).toHaveLength(1);
  }, 60_000);

  it('is refused with another signature, an old one, or none', async () => {
    const { id, token } = await till.sent(100);
    const object = completed(await till.session(token, '100'));
    const old = new Date(Date.now() - 301_000);
    const bad = [
      signedEvent(object, { id: 'evt_bad', secret: 'whsec_other' }),
      signedEvent(object, { id: 'evt_bad', at: old }),
      { ...signedEvent(object, { id: 'evt_bad' }), headers: { 'content-type': 'application/json' } },
      { ...signedEvent(object, { id: 'evt_bad' }), body: '{"id":"evt_bad"}' },
    ];
    for (const init of bad) expect((await till.tell(init)).status).toBe(400);
    expect(await till.invoice(id)).toMatchObject({ paid: 0 });
    await till.tell(signedEvent(object, { id: 'evt_bad' }));
    expect(await till.invoice(id)).toMatchObject({ paid: 100 });
  });

  it.each([
    ['amount', { amount_total: 9999 }],
    ['currency', { currency: 'usd' }],
  ])('with another %s books nothing, and the sender is told', async (_, more) => {
    const { id, token } = await till.sent(100);
    const of = await till.session(token, '100');
    await till.isPaid(of, more);
    expect(await till.invoice(id)).toMatchObject({ paid: 0 });
    expect(await till.stateOf(token, of.reference)).toBe('differs');
    expect(await till.lastNotice()).toContain(`was not booked`);
  });

  it('that comes before the answer of the start is booked', async () => {
    const { id, token } = await till.sent(20);
    const of = await till.session(token, '20');
    await till.world.services.db.system((tx) =>
      sql`update card_checkout set session_id = null where slug = ${of.reference}`.execute(tx),
    );
    await till.isPaid(of);
    expect(await till.invoice(id)).toMatchObject({ paid: 20, status: 'Paid' });
  });

  it('of another session, of an unknown one or of an unpaid one books nothing', async () => {
    const { id, token } = await till.sent(20);
    const of = await till.session(token, '20');
    await till.isPaid({ ...of, id: 'cs_test_other' });
    await till.isPaid({ ...of, reference: 'unknown' });
    await till.isPaid(of, { payment_status: 'unpaid' });
    expect(await till.invoice(id)).toMatchObject({ paid: 0 });
    await till.isPaid(of);
    expect(await till.invoice(id)).toMatchObject({ paid: 20 });
  });

  it('after a cheque has paid is credit of the customer', async () => {
    const { id, token } = await till.sent(100);
    const [of, before] = [await till.session(token, '100'), await till.credit()];
    await till.biller.pay(70, [], {
      allocations_json: JSON.stringify([{ invoice_id: id, amount: 70 }]),
    });
    await till.isPaid(of);
    expect(await till.invoice(id)).toMatchObject({ paid: 100, balance: 0, status: 'Paid' });
    expect(await till.credit()).toBe(amountOf(BigInt(Math.round((before + 70) * 100))));
  });

  it('after the invoice was voided is credit too', async () => {
    const { id, token } = await till.sent(33.33);
    const [of, before] = [await till.session(token, '33.33'), await till.credit()];
    await till.ana.saved('ServiceInvoice/save', { id, status: 'Void', reason: 'Wrong customer' });
    await till.isPaid(of);
    expect(await till.parts(id)).toEqual([]);
    expect(await till.credit()).toBeCloseTo(before + 33.33, 2);
  });

  it('that the page has ended is told to the customer, unless it was paid', async () => {
    const { token } = await till.sent(20);
    const of = await till.session(token, '20');
    await till.tell(
      signedEvent(completed(of, { payment_status: 'unpaid' }), { id: 'evt_over', type: 'checkout.session.expired' }),
    );
    expect(await till.stateOf(token, of.reference)).toBe('failed');
    await till.isPaid(of);
    await till.tell(signedEvent(completed(of), { id: 'evt_over_2', type: 'checkout.session.expired' }));
    expect(await till.stateOf(token, of.reference)).toBe('paid');
  });
});

it('an invoice of a project that was credited meanwhile takes what is left of it', async () => {
  const { job, lines } = await till.biller.project({ Boilers: 1000 });
  const id = await till.biller.issued({ job, lines, steps: { Boilers: { percent: '100' } } });
  const { balance } = await till.biller.invoice(id);
  const token = await till.helen.isSent(till.ana, 'JobInvoice', id);
  const of = await till.session(token, Number(balance).toFixed(2));
  const less = await till.ana.saved('JobInvoice/save', {
    job_id: job,
    kind: 'credit',
    credits_id: id,
    progress_json: JSON.stringify([{ line: lines['Boilers'], percent: '90' }]),
  });
  await till.ana.saved('JobInvoice/save', { id: less, status: 'Sent' });
  const before = await till.credit();
  const { balance: left } = await till.biller.invoice(id);
  expect(Number(left)).toBeLessThan(Number(balance));
  await till.isPaid(of);
  expect(await till.biller.invoice(id)).toMatchObject({ balance: 0, status: 'Paid' });
  expect(await till.credit()).toBeCloseTo(before + Number(balance) - Number(left), 2);
});
