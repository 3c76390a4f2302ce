import { afterAll, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();
const { db } = world.services;
const ana = await world.signIn('ana');

afterAll(() => world.stop());

const EARLIER = '2020-01-01T00:00:00Z';
const LATER = '2999-01-01T00:00:00Z';

/** Sets North's subscription. */
async function subscribe(isFree: 0 | 1, subscription?: { type: 'Trial' | 'Paid'; expiry: string }): Promise<void> {
  await db.system(async (tx) => {
    await tx.updateTable('company').set({ is_free_user: isFree }).where('id', '=', 1).execute();
    await tx.deleteFrom('subscription').where('tenant_id', '=', 1).execute();
    if (subscription)
      await tx
        .insertInto('subscription')
        .values({ tenant_id: 1, ...subscription })
        .execute();
  });
}

const NO_SUBSCRIPTION =
  'Your company currently does not have a valid subscription. What is there can be read; saving this needs a paid plan.';

describe('a company', () => {
  it.each([
    { who: 'a free user', isFree: 1, subscription: undefined, expired: false },
    { who: 'with a trial that goes on', isFree: 0, subscription: { type: 'Trial', expiry: LATER }, expired: false },
    { who: 'with a trial that has ended', isFree: 0, subscription: { type: 'Trial', expiry: EARLIER }, expired: true },
    { who: 'that has paid', isFree: 0, subscription: { type: 'Paid', expiry: LATER }, expired: false },
    { who: 'whose paid time has ended', isFree: 0, subscription: { type: 'Paid', expiry: EARLIER }, expired: true },
    {
      who: 'a free user whose paid time has ended',
      isFree: 1,
      subscription: { type: 'Paid', expiry: EARLIER },
      expired: false,
    },
    { who: 'without any subscription', isFree: 0, subscription: undefined, expired: true },
  ] as const)('ERR006 $who is told in every response', async ({ isFree, subscription, expired }) => {
    await subscribe(isFree, subscription);
    expect((await ana.get('Contact/get')).subExpired).toBe(expired);
    expect((await ana.get('Contact/find/0')).subExpired).toBe(expired);
  });

  it('without a subscription can read everything, record what cannot be recorded again, and save nothing else', async () => {
    await subscribe(0, { type: 'Trial', expiry: EARLIER });
    expect((await ana.get('Job/get')).success).toBe(true);
    expect((await ana.post('Contact/save', { name: 'Mill' })).errors).toEqual([NO_SUBSCRIPTION]);
    expect((await ana.post('Contact/delete', { id: 1 })).errors).toEqual([NO_SUBSCRIPTION]);
    expect((await ana.post('Company/save', { id: 1, phone: '555 0100' })).success).toBe(true);
    expect((await ana.post('User/save', { id: world.ids['ana'], job_title: 'Owner' })).success).toBe(true);
    await subscribe(1);
    expect((await ana.post('Contact/save', { name: 'Mill' })).success).toBe(true);
  });
});

const flagOf = async (caller: Caller, slug: string) =>
  (await caller.get(`User/find/${slug}`, { fields: ['masterKeySession'] })).data;

describe('provider staff', () => {
  it('SESS020 are flagged only in their own record, and nobody else can see or set the flag', async () => {
    await db.system((tx) =>
      tx
        .updateTable('user_secret')
        .set({ master_key_allowed: true })
        .where('user_id', '=', world.ids['bob'] ?? 0)
        .execute(),
    );
    const bob = await world.signIn('bob');
    expect(await flagOf(bob, 'bob-slug')).toMatchObject({ masterKeySession: 1 });
    expect(await flagOf(ana, 'bob-slug')).toMatchObject({ masterKeySession: 0 });
    expect(await flagOf(ana, 'ana-slug')).toMatchObject({ masterKeySession: 0 });
    expect((await ana.post('User/save', { id: world.ids['ana'], masterKeySession: 1 })).success).toBe(false);
  });

  it('SESS020 with the header can help a company whose subscription has ended; others with the header cannot', async () => {
    await subscribe(0);
    await db.system((tx) =>
      tx
        .updateTable('user_permission')
        .set({ role_type: 'Admin' })
        .where('user_id', '=', world.ids['bob'] ?? 0)
        .execute(),
    );
    const bob = await world.signIn('bob');
    const save = async (caller: Caller, headers: Record<string, string>) => {
      const body = new FormData();
      body.set('name', 'Mill');
      const answer = await world.request('/api/Contact/save', {
        method: 'POST',
        headers: { ...caller.headers, ...headers },
        body,
      });
      return answer.json();
    };
    expect(await save(bob, { 'master-key-session': '1' })).toMatchObject({ success: true });
    expect(await save(bob, {})).toMatchObject({ success: false });
    expect(await save(ana, { 'master-key-session': '1' })).toMatchObject({ success: false });
  });

  it.each([
    ['JobBid/send', { id: 1 }],
    ['ServiceInvoice/remind', { id: 1 }],
    ['Contact/send-statement', { id: 1 }],
    ['FormChildTemplate/publish', { id: 1 }],
    ['Equipment/import', { rows: '[]' }],
    ['PlanSet/publish', { id: 1 }],
    ['Visit/publish', { id: 1 }],
    ['Trash/purge', { id: 1 }],
    ['Job/copy', { id: 1 }],
  ])('without a subscription is refused %s', async (call, payload) => {
    await subscribe(0, { type: 'Paid', expiry: EARLIER });
    expect((await ana.post(call, payload)).errors).toEqual([NO_SUBSCRIPTION]);
  });

  it.each([
    ['TimeLog/punch-clock', { intent: 'in' }],
    ['TimeLog/approve', { logs: '[]', unremarked: 0 }],
    ['CompanyForm/start-log', { child_template_id: 1 }],
    ['MessageThread/mark-unread', { id: 1 }],
    ['CompanyExport/start', {}],
    ['Subscription/begin', { plan: 'month', seats: 1, client_key: 'k' }],
    ['User/save-quiet-hours', {}],
  ])('without a subscription goes on with %s', async (call, payload) => {
    await subscribe(0, { type: 'Paid', expiry: EARLIER });
    expect((await ana.post(call, payload)).errors).not.toContain(NO_SUBSCRIPTION);
  });
});
