import { SignedInSchema } from '@fieldspan/contract/signed-in';
import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Caller, formOf } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import { keepRegistration } from './registration.ts';

const world = await openWorld();

afterAll(() => world.stop());

const COMPANY = {
  company_name: 'Harbour Heating',
  first_name: 'Nia',
  last_name: 'Okoro',
  email: 'nia@harbour.test',
  password: 'copper lantern tide',
  confirm: 'copper lantern tide',
};

const send = (payload: Record<string, unknown>, from: string = crypto.randomUUID()) =>
  world.request('/api/user/register', {
    method: 'POST',
    body: formOf(payload),
    headers: { 'x-forwarded-for': from, host: 'app.fieldspan.test' },
  });

const errorsOf = async (payload: Record<string, unknown>) =>
  v.parse(EnvelopeSchema, await (await send(payload)).json()).errors;

async function linkOf(email: string): Promise<string> {
  return vi.waitFor(async () => {
    const mail = (await world.services.outbox.list(20)).find(({ to }) => to === email);
    return /\/setup\/1\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no link in the mail');
  });
}

const enter = (token: string) =>
  world.request('/api/user/enter-setup', {
    method: 'POST',
    body: formOf({ token }),
    headers: { 'x-forwarded-for': crypto.randomUUID(), host: 'app.fieldspan.test' },
  });
const errorsOfLink = async (token: string) => v.parse(EnvelopeSchema, await (await enter(token)).json()).errors;

/** Registers a company and opens the mailed link. */
async function registered(email: string, more: object = {}): Promise<Caller> {
  await send({ ...COMPANY, email, ...more });
  const response = await enter(await linkOf(email));
  const { data } = v.parse(EnvelopeSchema, await response.clone().json());
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return new Caller(world.request, v.parse(SignedInSchema, data), cookie);
}

const used = ['This link has expired or was already used. Sign in to go on with the setup.'];

describe('registering', () => {
  it('mails a link that creates a company on trial with its managing user, signed in and sent to its setup', async () => {
    const nia = await registered('nia@harbour.test', { referral: 'ana-slug' });
    expect(nia.session).toMatchObject({ activateCompanySetupMode: true, permissions: { role_type: 'Admin' } });
    await nia.post('User/acknowledge-tos');
    const mine = await nia.get('Company/mine', { include: ['Subscription', 'CompanySetting'] });
    expect(mine).toMatchObject({
      subExpired: false,
      data: { company_name: 'Harbour Heating', setup_finished: 0, Subscription: { type: 'Trial' } },
    });
    expect((await nia.get('Service/statuses')).data).toHaveLength(7);
    const told = await world.services.db.system((tx) => tx.selectFrom('referral').selectAll().execute());
    expect(told).toMatchObject([{ user_id: world.ids['ana'], tenant_id: nia.session.permissions?.tenant_id }]);
  });

  it('responds the same whether or not the address is known; its owner is told by mail', async () => {
    const answers = await Promise.all(
      ['ANA@fieldspan.test', 'unknown@harbour.test'].map(async (email) => {
        const response = await send({ ...COMPANY, email });
        const envelope = v.parse(EnvelopeSchema, await response.json());
        return Object.assign(envelope, {
          time: '',
          status: response.status,
          cookie: response.headers.get('set-cookie'),
        });
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ success: true, data: null, cookie: null });
    await vi.waitFor(async () =>
      expect(await world.services.outbox.list(5)).toContainEqual(
        expect.objectContaining({ to: 'ANA@fieldspan.test', text: expect.stringContaining('/employers') }),
      ),
    );
    expect((await world.signIn('ana')).session.user_slug).toBe('ana-slug');
  });

  it('lets somebody with an account create another company of their own', async () => {
    const bob = await world.signIn('bob');
    expect((await bob.post('user/register-company', { company_name: ' ' })).errors).toEqual([
      'Company name is required.',
    ]);
    expect((await bob.post('user/register-company', { company_name: 'Bob Builds' })).success).toBe(true);
    expect((await bob.get('Company/mine')).data).toMatchObject({
      company_name: 'Bob Builds',
      managing_user_id: world.ids['bob'],
    });
    const roles = await bob.get('UserPermission/get', {
      filters: { user_id: world.ids['bob'] },
      order: [['id', 'ASC']],
    });
    expect(roles.data).toMatchObject([{ role_type: 'Basic' }, { role_type: 'Admin' }]);
  });

  it('reports everything that is missing at once', async () => {
    expect(await errorsOf({ password: 'short', confirm: 'other' })).toEqual([
      'Company name is required.',
      'First name is required.',
      'Last name is required.',
      'Email must be an e-mail address.',
      'Password must be at least 9 characters long.',
      'The passwords do not match.',
    ]);
  });

  it('one address becomes only one account, also with two links at the same time', async () => {
    const email = 'twin@harbour.test';
    const tokens = await world.services.db.system(async (tx) => {
      const kept = { company_name: 'Twin', first_name: 'T', last_name: 'W', email, password_hash: 'x', referral: null };
      return [await keepRegistration(tx, kept), await keepRegistration(tx, kept)];
    });
    const errors = await Promise.all(tokens.map(errorsOfLink));
    expect(errors.toSorted((a, b) => a.length - b.length)).toEqual([
      [],
      ['You have an account by now. Sign in, and create the company under Employers.'],
    ]);
  });

  it('ignores an unknown referral', async () => {
    const alone = await registered('alone@harbour.test', { referral: 'nobody' });
    expect(alone.session.permissions).toMatchObject({ role_type: 'Admin' });
  });

  it('is blocked after ten tries from one address; an incomplete form does not count', async () => {
    const known = { ...COMPANY, email: 'ana@fieldspan.test' };
    for (let at = 0; at < 15; at += 1) expect((await send({}, '203.0.113.50')).status).toBe(200);
    for (let at = 0; at < 10; at += 1) await send(known, '203.0.113.50');
    const refused = await send(COMPANY, '203.0.113.50');
    expect(refused.status).toBe(429);
    expect(v.parse(EnvelopeSchema, await refused.json()).errors[0]).toMatch(
      /^Too many attempts. Please wait 15 minutes/,
    );
  });
});

describe('the links of the mails', () => {
  it('ROUTE019 the first creates the company, the second opens its setup on another device; each works once', async () => {
    const email = 'link@harbour.test';
    await send({ ...COMPANY, email });
    const first = await linkOf(email);
    expect((await enter(first)).headers.get('set-cookie')).toContain('fieldspan_session=');
    expect(await errorsOfLink(first)).toEqual(used);
    const second = await vi.waitFor(async () => {
      const link = await linkOf(email);
      expect(link).not.toBe(first);
      return link;
    });
    expect(await errorsOfLink(second)).toEqual([]);
    expect(await errorsOfLink(second)).toEqual(used);
    expect(await errorsOfLink('no such link')).toEqual(used);
  });

  it('opens nothing once the setup is finished', async () => {
    const email = 'done@harbour.test';
    await registered(email);
    const second = await vi.waitFor(async () => {
      const mail = (await world.services.outbox.list(20)).find(
        ({ to, subject }) => to === email && subject?.startsWith('Welcome'),
      );
      return /\/setup\/1\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no welcome');
    });
    await world.services.db.system((tx) => tx.updateTable('company').set({ setup_finished: 1 }).execute());
    expect(await errorsOfLink(second)).toEqual(used);
  });
});
