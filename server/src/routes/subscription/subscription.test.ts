import * as v from 'valibot';
import { subscriptionCalls } from '@fieldspan/contract/subscription-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLocalPayments } from '../../payments/local.ts';
import { openStripe } from '../../payments/stripe.ts';
import { completed, signedEvent, StripeServer } from '../../payments/testing/stripe-server.ts';
import { TEST_PRICES } from '../../subscriptions/plan-prices.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

const stripe = new StripeServer();
let world: World;
let ana: Caller;
let bob: Caller;
let told = 0;
const NOW = new Date('2026-11-30T12:00:00Z');

beforeAll(async () => {
  world = await openWorld();
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  const settings = await stripe.open([2]);
  world.services.payments = openStripe(settings);
  world.services.config = { ...world.services.config, plans: TEST_PRICES };
  await world.services.db.system((tx) =>
    sql`update company set managing_user_id = ${world.ids['ana']}, is_free_user = 0 where id = 1`.execute(tx),
  );
}, 60_000);

beforeEach(() => begins('Trial', '2026-12-10T12:00:00Z'));
afterAll(async () => {
  await stripe.close();
  await world.stop();
});

/** North's subscription before it buys anything. */
async function begins(type: 'Trial' | 'Paid', expiry: string): Promise<void> {
  world.services.clock = () => NOW;
  await world.services.db.system(async (tx) => {
    await tx.deleteFrom('subscription_invoice').execute();
    await tx.deleteFrom('subscription').where('tenant_id', '=', 1).execute();
    await tx.insertInto('subscription').values({ tenant_id: 1, type, expiry, seats: 0 }).execute();
  });
}

const begin = (values: object, by: Caller = ana) =>
  by.post('Subscription/begin', { plan: 'month', seats: 6, client_key: crypto.randomUUID(), ...values });
const offer = async (by: Caller = ana) =>
  v.parse(subscriptionCalls['Subscription/offer'].answer, (await by.get('Subscription/offer')).data);
const subscription = async () => {
  const { data } = await ana.get('Subscription/get');
  return v.parse(v.tuple([v.looseObject({ type: v.string(), expiry: v.string(), seats: v.number() })]), data)[0];
};
const invoices = async () => (await ana.get('SubscriptionInvoice/get', { order: [['id', 'ASC']] })).data;

function session() {
  const made = stripe.sessions.at(-1);
  if (!made) throw new Error('No session was made');
  return made;
}
async function isPaid(more: Record<string, unknown> = {}, of = session()): Promise<void> {
  told += 1;
  const event = signedEvent(completed(of, more), { id: `evt_${told}`, at: world.services.clock() });
  expect((await world.request('/api/CardPayment/webhook', event)).status).toBe(200);
}
async function buys(values: object): Promise<void> {
  expect((await begin(values)).errors).toEqual([]);
  await isPaid();
}

describe('a plan', () => {
  it('is bought on the page of the provider; only its signed event counts, and what is left of the trial is added', async () => {
    expect(await offer()).toMatchObject({
      provider: 'stripe',
      plans: [
        { plan: 'month', price: 29 },
        { plan: 'year', price: 290 },
      ],
      may_buy: true,
      people: 5,
      more: null,
    });
    const { data } = await begin({});
    expect(data).toMatchObject({ url: session().url });
    expect(session()).toMatchObject({ cents: 17_400, currency: 'cad' });
    expect(stripe.asked.at(-1)?.body.get('success_url')).toContain(`/subscription?purchase=${session().reference}`);
    expect(await subscription()).toMatchObject({ type: 'Trial', seats: 0 });
    await isPaid();
    expect(await subscription()).toMatchObject({ type: 'Paid', expiry: '2027-01-10T12:00:00.000Z', seats: 6 });
    expect(await invoices()).toMatchObject([{ number: 'S-0001', seats: 6, amount: 174, state: 'paid', plan: 'month' }]);
    const mails = await world.services.outbox.list(20);
    expect(mails.find(({ subject }) => subject === 'Receipt S-0001 for your subscription')?.text).toContain(
      '$174.00 CAD for 6 seats for a month',
    );
  });

  it('runs on from the end of the one that is paid; told twice it counts once', async () => {
    await buys({});
    await isPaid();
    await isPaid({ payment_intent: 'pi_other' });
    expect(await subscription()).toMatchObject({ expiry: '2027-01-10T12:00:00.000Z' });
    await buys({ plan: 'year', seats: 8 });
    expect(await subscription()).toMatchObject({ expiry: '2028-01-10T12:00:00.000Z', seats: 6 });
    expect(await invoices()).toMatchObject([
      { number: 'S-0001' },
      { number: 'S-0002', from_at: '2027-01-10T12:00:00.000Z', to_at: '2028-01-10T12:00:00.000Z' },
    ]);
  });

  it('is one page for one press, also at once', async () => {
    const before = stripe.sessions.length;
    const press = () => begin({ client_key: 'pressed-twice' });
    const answers = [...(await Promise.all([press(), press()])), await press()];
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(stripe.sessions).toHaveLength(before + 1);
    expect((await begin({ client_key: 'pressed-twice', seats: 9 })).errors[0]).toMatch(/begun already/);
  });

  it('of which another amount came is not booked, and the managing user is told', async () => {
    await begin({});
    await isPaid({ amount_total: 100 });
    expect(await subscription()).toMatchObject({ type: 'Trial' });
    expect(await invoices()).toMatchObject([{ state: 'differs', number: null }]);
    const { data } = await ana.get('Notification/get', { order: [['id', 'DESC']] });
    expect(JSON.stringify(data)).toContain('was not booked: 1.00 CAD came');
  });

  it('is bought by the managing user alone, with a seat for everybody', async () => {
    expect((await begin({}, bob)).errors).toEqual(['Only the managing user of the company buys its subscription.']);
    expect(await offer(bob)).toMatchObject({ may_buy: false, buyer: 'ana Test' });
    expect((await begin({ seats: 4 })).errors).toEqual(['5 people work here or are invited, and each needs a seat.']);
    expect((await begin({ seats: 0 })).errors).toEqual(['seats must be at least 1.']);
    expect((await bob.get('SubscriptionInvoice/get')).success).toBe(false);
  });
});

const person = (email: string) =>
  ana.post('User/save', { first_name: 'New', last_name: 'Person', email: `${email}@fieldspan.test` });

describe('seats', () => {
  it('are added for the rest of the term by the time that is left of it', async () => {
    expect((await begin({ plan: 'more', seats: 1 })).errors[0]).toMatch(/Choose a plan first/);
    await begins('Paid', '2026-11-30T12:00:00Z');
    await buys({});
    world.services.clock = () => new Date('2026-12-15T12:00:00Z');
    expect((await begin({ plan: 'more', seats: 2 })).errors).toEqual([]);
    expect(session().cents).toBe(2900);
    expect(await offer()).toMatchObject({ more: { price: 14.5, until: '2026-12-30T12:00:00.000Z' } });
  });

  it('are what lets people in, where the company pays for seats', async () => {
    expect((await person('before')).errors).toEqual([]);
    await buys({ seats: 7 });
    expect((await person('seventh')).errors).toEqual([]);
    const full = await person('eighth');
    expect(full.errors).toEqual([
      'All 7 seats are taken. Buy more under Settings, Subscription, or let somebody go first.',
    ]);
    expect((await begin({ plan: 'more', seats: 1 })).errors).toEqual([]);
    await isPaid();
    const [one, two] = await Promise.all([person('eighth'), person('ninth')]);
    expect([one, two].filter(({ success }) => success)).toHaveLength(1);
  });
});

describe('a company whose subscription has ended', () => {
  it('reads everything, records what cannot be recorded again, and buys', async () => {
    await begins('Trial', '2020-01-01T00:00:00Z');
    world.services.clock = () => new Date();
    expect(await ana.get('Contact/get')).toMatchObject({ success: true, subExpired: true });
    expect((await ana.post('Contact/save', { name: 'Mill' })).errors[0]).toMatch(/does not have a valid subscription/);
    expect((await ana.post('TimeLog/punch-clock', { intent: 'in' })).errors).toEqual([]);
    await buys({ seats: 9 });
    expect(await ana.get('Contact/get')).toMatchObject({ subExpired: false });
    expect((await ana.post('Contact/save', { name: 'Mill' })).errors).toEqual([]);
  });
});

const isFree = (is_free_user: 0 | 1) =>
  world.services.db.system((tx) => tx.updateTable('company').set({ is_free_user }).where('id', '=', 1).execute());

describe('a company that pays nothing', () => {
  it('is offered no end of it', async () => {
    await isFree(1);
    expect((await begin({})).errors[0]).toMatch(/has no end, so there is nothing to buy/);
    await isFree(0);
  });
});

describe('a server', () => {
  it('that takes no money sells nothing and says so', async () => {
    const { payments } = world.services;
    world.services.payments = null;
    expect(await offer()).toMatchObject({ provider: null, plans: [], more: null });
    expect((await begin({})).errors).toEqual(['Plans are not sold on this server. Nothing was bought.']);
    world.services.payments = payments;
  });

  it('with the local provider has its page for it, which leads back', async () => {
    const { payments } = world.services;
    world.services.payments = openLocalPayments();
    const { data } = await begin({ seats: 9 });
    const url = new URL(v.parse(v.object({ url: v.string() }), data).url);
    const page = await world.request(`${url.pathname}${url.search}`);
    expect(await page.text()).toContain('$261.00 CAD');
    const pressed = await world.request(url.pathname, {
      method: 'POST',
      body: new URLSearchParams({ act: 'pay', back: url.searchParams.get('back') ?? '' }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, url.searchParams.get('back')]);
    expect(await subscription()).toMatchObject({ type: 'Paid', seats: 9 });
    world.services.payments = payments;
  });
});
