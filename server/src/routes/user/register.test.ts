import { SignedInSchema } from '@fieldspan/contract/calls';
import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Caller, formOf } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();

afterAll(() => world.stop());

const COMPANY = {
  company_name: 'Harbour Heating',
  first_name: 'Nia',
  last_name: 'Okoro',
  email: 'nia@harbour.test',
  password: 'a long enough one',
  confirm: 'a long enough one',
};

const send = (payload: Record<string, unknown>, from: string = crypto.randomUUID()) =>
  world.request('/api/user/register', {
    method: 'POST',
    body: formOf(payload),
    headers: { 'x-forwarded-for': from, host: 'app.fieldspan.test' },
  });

const errorsOf = async (payload: Record<string, unknown>) =>
  v.parse(EnvelopeSchema, await (await send(payload)).json()).errors;

describe('registering', () => {
  it('makes a company on a trial with its managing user, signed in and sent to its setup', async () => {
    const response = await send({ ...COMPANY, referral: 'ana-slug' });
    const { data } = v.parse(EnvelopeSchema, await response.clone().json());
    const session = v.parse(SignedInSchema, data);
    expect(session).toMatchObject({ activateCompanySetupMode: true, permissions: { role_type: 'Admin' } });
    const nia = new Caller(world.request, session, response.headers.get('set-cookie')?.split(';')[0] ?? '');
    const mine = await nia.get('Company/mine', { include: ['Subscription', 'CompanySetting'] });
    expect(mine).toMatchObject({
      subExpired: false,
      data: { company_name: 'Harbour Heating', setup_finished: 0, Subscription: { type: 'Trial' } },
    });
    expect((await nia.get('Service/statuses')).data).toHaveLength(5);
    const told = await world.services.db.system((tx) => tx.selectFrom('referral').selectAll().execute());
    expect(told).toMatchObject([{ user_id: world.ids['ana'], tenant_id: session.permissions?.tenant_id }]);
    await vi.waitFor(async () =>
      expect(await world.services.outbox.list(5)).toContainEqual(
        expect.objectContaining({
          to: 'nia@harbour.test',
          text: expect.stringContaining('http://app.fieldspan.test/setup/1/'),
        }),
      ),
    );
  });

  it('needs an address that has no account yet, whatever its case', async () => {
    expect(await errorsOf({ ...COMPANY, email: 'ANA@fieldspan.test' })).toEqual([
      'There is an account with this e-mail address already. Sign in, or ask for a new password.',
    ]);
  });

  it('says everything that is missing at once', async () => {
    expect(await errorsOf({ password: 'short', confirm: 'other' })).toEqual([
      'Company name is required.',
      'First name is required.',
      'Last name is required.',
      'Email must be an e-mail address.',
      'Password must be at least 9 characters long.',
      'The passwords do not match.',
    ]);
  });

  it('one address is registered once, also by two forms at the same time', async () => {
    const twins = await Promise.all([1, 2].map(() => errorsOf({ ...COMPANY, email: 'twin@harbour.test' })));
    expect(twins.filter((errors) => errors.length === 0)).toHaveLength(1);
  });

  it('does not mind a referral of nobody', async () => {
    expect(await errorsOf({ ...COMPANY, email: 'alone@harbour.test', referral: 'nobody' })).toEqual([]);
  });

  it('ends after ten tries from one address; a form that is not complete is none', async () => {
    const known = { ...COMPANY, email: 'ana@fieldspan.test' };
    for (let at = 0; at < 15; at += 1) expect((await send({}, '203.0.113.50')).status).toBe(200);
    for (let at = 0; at < 10; at += 1) await send(known, '203.0.113.50');
    expect((await send(COMPANY, '203.0.113.50')).status).toBe(429);
  });
});

const enter = async (token: string) => {
  const headers = { 'x-forwarded-for': crypto.randomUUID() };
  const answer = await world.request('/api/user/enter-setup', { method: 'POST', body: formOf({ token }), headers });
  return v.parse(EnvelopeSchema, await answer.json());
};
const used = ['This link has expired or was already used. Sign in to go on with the setup.'];

async function linkOf(email: string): Promise<string> {
  await send({ ...COMPANY, email });
  return vi.waitFor(async () => {
    const mail = (await world.services.outbox.list(20)).find(({ to }) => to === email);
    return /\/setup\/1\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no link in the mail');
  });
}

describe('the link of the welcome mail', () => {
  it('ROUTE019 opens the setup once', async () => {
    const token = await linkOf('link@harbour.test');
    expect(v.parse(SignedInSchema, (await enter(token)).data)).toMatchObject({ activateCompanySetupMode: true });
    expect((await enter(token)).errors).toEqual(used);
    expect((await enter('no such link')).errors).toEqual(used);
  });

  it('opens nothing once the setup is finished', async () => {
    const token = await linkOf('done@harbour.test');
    await world.services.db.system((tx) => tx.updateTable('company').set({ setup_finished: 1 }).execute());
    expect((await enter(token)).errors).toEqual(used);
  });
});
