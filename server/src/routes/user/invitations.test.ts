import { SignedInSchema } from '@fieldspan/contract/signed-in';
import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { tokenHash } from '../../http/token.ts';
import { formOf } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();
const ana = await world.signIn('ana');

afterAll(() => world.stop());

async function ask(path: string, init: RequestInit = {}) {
  const headers = { 'x-forwarded-for': crypto.randomUUID(), host: 'app.fieldspan.test' };
  const response = await world.request(`/api/${path}`, { headers, ...init });
  return { ...v.parse(EnvelopeSchema, await response.json()), status: response.status };
}

const invitation = (token: string) => ask(`CompanyUser/invitation?token=${token}`);
const join = (token: string, password: string, confirm = password) =>
  ask('CompanyUser/join', { method: 'POST', body: formOf({ token, password, confirm }) });

/**
 * Ana adds a person, who gets a mail.
 * @returns the token of its link
 */
async function invite(email: string): Promise<string> {
  await ana.saved('User/save', { email, first_name: 'Gus', last_name: 'New' });
  return vi.waitFor(async () => {
    const mails = await world.services.outbox.list(20);
    const mail = mails.find(({ to }) => to === email);
    const link = /https?:\/\/\S+\/accept-invite\/(\S+)/.exec(mail?.text ?? '');
    expect(mail?.subject).toBe('North invites you to Fieldspan');
    return link?.[1] ?? expect.fail('no link in the mail');
  });
}

/** How many mails went to an address. */
const sentTo = async (address: string) =>
  (await world.services.outbox.list(100)).filter(({ to }) => to === address).length;

describe('somebody who has no account yet', () => {
  it('INV005 gets a link by mail that names the inviting company, and joins with a first password, once', async () => {
    const token = await invite('gus@fieldspan.test');
    expect((await invitation(token)).data).toEqual({
      state: 'pending',
      company_name: 'North',
      image: null,
      first_name: 'Gus',
      email: 'gus@fieldspan.test',
      has_password: false,
      is_mine: null,
    });
    expect((await join(token, 'short', 'other')).errors).toEqual([
      'Password must be at least 9 characters long.',
      'The passwords do not match.',
    ]);
    const joined = await join(token, 'copper lantern tide');
    expect(v.parse(SignedInSchema, joined.data)).toMatchObject({ permissions: { role_type: 'Basic', tenant_id: 1 } });
    expect((await invitation(token)).data).toMatchObject({ state: 'accepted', has_password: true });
    expect((await join(token, 'nine wet gloves')).errors).toEqual(['This invitation was already accepted.']);
  });

  it('is mailed again when their address changes, and by no other change', async () => {
    await invite('old@fieldspan.test');
    const { data } = await ana.get('User/get', { filters: { email: 'old@fieldspan.test' }, fields: ['id'] });
    const [{ id }] = v.parse(v.tuple([v.looseObject({ id: v.number() })]), data);
    await ana.saved('User/save', { id, job_title: 'Welder' });
    await ana.saved('User/save', { id, email: 'right@fieldspan.test' });
    await vi.waitFor(async () => expect(await sentTo('right@fieldspan.test')).toBe(1));
    expect(await sentTo('old@fieldspan.test')).toBe(1);
  });

  it('is refused with a token that was never sent', async () => {
    const unknown = ['This invitation is not known. Ask the company to invite you again.'];
    expect(await invitation('no-such-token')).toMatchObject({ status: 200, success: false, errors: unknown });
    expect((await join('no-such-token', 'copper lantern tide')).errors).toEqual(unknown);
    expect((await ana.post('CompanyUser/accept-employment', { token: 'no-such-token' })).errors).toEqual(unknown);
  });

  it('can decline with the link alone, without an account', async () => {
    const token = await invite('ida@fieldspan.test');
    const declined = await ask('CompanyUser/decline-employment', { method: 'POST', body: formOf({ token }) });
    expect(declined.success).toBe(true);
    expect((await invitation(token)).data).toMatchObject({ state: 'declined' });
  });

  it('cannot join after the company has withdrawn the invitation', async () => {
    const token = await invite('hal@fieldspan.test');
    await world.services.db.system((tx) =>
      tx
        .updateTable('user_permission')
        .set({ is_inactive: 1 })
        .where('id', 'in', (one) =>
          one.selectFrom('invitation').where('token_hash', '=', tokenHash(token)).select('permission_id'),
        )
        .execute(),
    );
    expect((await invitation(token)).data).toMatchObject({ state: 'withdrawn' });
    expect((await join(token, 'copper lantern tide')).errors).toEqual(['The company has taken this invitation back.']);
  });
});

/**
 * Lake invites somebody who already has an account.
 * @returns the token of the mail's link
 */
async function invited(name: string): Promise<string> {
  const eve = await world.signIn('eve');
  await eve.saved('User/save', {
    email: `${name.toUpperCase()}@fieldspan.test`,
    first_name: 'Typed',
    last_name: 'Here',
  });
  return vi.waitFor(async () => {
    const mail = (await world.services.outbox.list(30)).find(
      ({ to, subject }) => to === `${name.toUpperCase()}@fieldspan.test` && subject?.startsWith('Lake invites'),
    );
    return /\/accept-invite\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no link in the mail');
  });
}

describe('somebody who has an account', () => {
  it('INV003 accepts it signed in, once; the company becomes the active one', async () => {
    const token = await invited('bob');
    const bob = await world.signIn('bob');
    expect((await bob.get('CompanyUser/invitation', { token })).data).toMatchObject({
      is_mine: true,
      has_password: true,
    });
    expect((await bob.post('CompanyUser/accept-employment', { token })).success).toBe(true);
    expect((await bob.post('CompanyUser/accept-employment', { token })).errors).toEqual([
      'This invitation was already accepted.',
    ]);
    expect((await bob.get('Company/mine')).data).toMatchObject({ company_name: 'Lake' });
    const eve = await world.signIn('eve');
    const { data } = await eve.get('User/get', { filters: { email: { like: 'bob@' } } });
    expect(data).toMatchObject([{ id: world.ids['bob'], first_name: 'bob', slug: 'bob-slug' }]);
  });

  it('cannot take over an account by joining with another password', async () => {
    const token = await invited('cat');
    expect((await join(token, 'copper lantern tide')).errors).toEqual([
      'You have a password already. Sign in with it to accept the invitation.',
    ]);
    expect((await world.signIn('cat')).session.user_slug).toBe('cat-slug');
  });

  it('INV004 declines it, and can change their mind; nobody else can answer', async () => {
    const token = await invited('dan');
    const [dan, eve] = [await world.signIn('dan'), await world.signIn('eve')];
    expect((await eve.get('CompanyUser/invitation', { token })).data).toMatchObject({ is_mine: false });
    expect((await eve.post('CompanyUser/accept-employment', { token })).errors).toEqual([
      'This invitation is for somebody else. Sign in with the address that it was sent to.',
    ]);
    expect((await dan.post('CompanyUser/decline-employment', { token })).success).toBe(true);
    expect((await invitation(token)).data).toMatchObject({ state: 'declined' });
    expect((await dan.post('CompanyUser/accept-employment', { token })).success).toBe(true);
  });

  it('ROLE002 can choose among the companies that employ them, and no other', async () => {
    const fay = await world.signIn('fay');
    const id = world.ids['fay'];
    expect((await fay.post('User/save', { id, tenant_id: 2 })).success).toBe(true);
    expect((await fay.get('Company/mine')).data).toMatchObject({ company_name: 'Lake' });
    expect((await ana.post('User/save', { id: world.ids['ana'], tenant_id: 2 })).errors).toEqual([
      'You do not work for this employer.',
    ]);
  });
});

it('guessing tokens is blocked for an address, but a valid one still works', async () => {
  const token = await invite('jon@fieldspan.test');
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const look = async (at: string) =>
    (await world.request(`/api/CompanyUser/invitation?token=${at}`, { headers })).status;
  for (let at = 0; at < 12; at += 1) expect(await look(token)).toBe(200);
  for (let at = 0; at < 10; at += 1) expect(await look(`${at}-guess`)).toBe(200);
  expect(await look('one-more-guess')).toBe(429);
  expect(await look(token)).toBe(200);
});
