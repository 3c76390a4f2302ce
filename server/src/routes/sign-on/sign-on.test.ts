import { SecondStepSchema } from '@fieldspan/contract/signed-in';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpApp, codeOf, turnClock } from '../factors/testing/factor-world.ts';
import type { Caller } from '../testing/caller.ts';
import { openSignOnWorld, SETTINGS } from './testing/sign-on-world.ts';

const { world, company, send, enter, link, slug, callerOf, stop } = await openSignOnWorld();
const { db } = world.services;
let ana: Caller;

const save = (caller: Caller, more: object = {}) =>
  caller.post('CompanySignIn/save-provider', { ...SETTINGS, issuer: company.issuer, ...more });

beforeAll(async () => {
  ana = await world.signIn('ana');
  company.people.set('stranger', { email: 'nobody@fieldspan.test', email_verified: true });
});
afterAll(stop);

describe('a company’s own provider', () => {
  it('can be set up only by Admins, and its secret is never returned', async () => {
    const bob = await world.signIn('bob');
    expect((await save(bob)).errors[0]).toMatch(/^Only an Admin/);
    expect((await save(ana)).errors).toEqual([]);
    const { data } = await ana.get('CompanySignIn/provider');
    expect(data).toMatchObject({
      provider: { name: 'North ID', issuer: company.issuer, domains: ['fieldspan.test'], is_required: false },
      redirect_uri: 'http://localhost/sign-in/return',
    });
    expect(JSON.stringify(data)).not.toContain(SETTINGS.client_secret);
    const stored = await db.system((tx) => tx.selectFrom('sign_on_provider').selectAll().executeTakeFirstOrThrow());
    expect(JSON.stringify(stored)).not.toContain(SETTINGS.client_secret);
  });

  it.each([
    ['no address', { issuer: 'northgate' }, /is an address such as/],
    ['an address without https', { issuer: 'http://login.example.com' }, /begins with https/],
    ['an address of a private network', { issuer: 'https://10.0.0.7' }, /private network/],
    ['the metadata of a cloud', { issuer: 'https://169.254.169.254' }, /private network/],
    ['an address where none answers', { issuer: 'http://localhost:9' }, /could not be reached/],
    ['a mail domain of nobody here', { domains: 'elsewhere.test' }, /^No Admin of your company/],
    ['a mail domain of everybody', { domains: 'gmail.com' }, /^Everybody can have an address/],
    ['another client without its secret', { client_id: 'other', client_secret: '' }, /^Enter the client secret/],
    ['no name', { name: '' }, /^Give the sign-in a name/],
  ])('cannot be set up with %s', async (_, wrong, words) => {
    expect((await save(ana, wrong)).errors[0]).toMatch(words);
  });

  it('is not contacted at a name that leads into a private network', async () => {
    const before = world.services.config.isLocal;
    world.services.config.isLocal = false;
    world.services.config.publicUrl = 'http://localhost';
    const asked = company.asked.length;
    expect((await save(ana)).errors[0]).toMatch(/begins with https/);
    expect((await save(ana, { issuer: company.issuer.replace('http', 'https') })).errors[0]).toMatch(/private network/);
    expect(company.asked).toHaveLength(asked);
    world.services.config.isLocal = before;
    world.services.config.publicUrl = null;
  });

  it('keeps the stored secret when it is saved without one', async () => {
    expect((await save(ana, { client_secret: '' })).errors).toEqual([]);
  });

  it('is offered by the domain of an address, and on the company’s own page', async () => {
    const offered = [{ slug: await slug(), name: 'North ID' }];
    for (const domain of ['fieldspan.test', 'FIELDSPAN.test'])
      expect((await ana.get('user/sign-on-ways', { domain })).data).toEqual(offered);
    expect((await ana.get('user/sign-on-ways', { domain: 'example.com' })).data).toEqual([]);
    expect((await ana.get('user/sign-on-ways', { slug: await slug() })).data).toEqual(offered);
  });
});

describe('somebody who signs in with it', () => {
  it('works for this company alone and has an address that it has verified: linked at the first sign-in, and told by mail', async () => {
    const answer = await enter('bob-there');
    expect(answer.errors).toEqual([]);
    const bob = callerOf(answer);
    expect(bob.session.user_slug).toBe('bob-slug');
    expect((await bob.get('Module/get')).success).toBe(true);
    await expect
      .poll(async () =>
        (await world.services.outbox.list(30)).some(
          ({ to, text }) => to === 'bob@fieldspan.test' && text.includes('was linked'),
        ),
      )
      .toBe(true);
  });

  it.each([
    ['an Admin', 'ana-there'],
    ['somebody whose address the provider has not verified', 'cat-there'],
    ['somebody who works for another company too', 'fay-there'],
    ['somebody of another company', 'eve-there'],
    ['somebody without an account', 'stranger'],
    ['somebody without an address', 'no-mail'],
  ])('%s has to sign in as before and link the account first', async (_, subject) => {
    expect((await enter(subject)).errors[0]).toMatch(/^Your account is not linked to North ID yet/);
  });

  it('with another domain has to link the account first', async () => {
    await save(ana, { domains: '' });
    expect((await enter('dan-there')).errors[0]).toMatch(/is not linked/);
    await save(ana);
  });

  it('links while signed in, and can sign in with it from then on', async () => {
    expect((await link(ana, 'ana-there')).data).toEqual({ linked: 'North ID' });
    expect((await ana.get('UserSignOn/mine')).data).toMatchObject([
      { name: 'North ID', linked_at: expect.any(String) },
    ]);
    expect(callerOf(await enter('ana-there')).session.user_slug).toBe('ana-slug');
  });

  it('cannot link an account that a colleague has linked', async () => {
    const cat = await world.signIn('cat');
    expect((await link(cat, 'bob-there')).errors[0]).toMatch(/^In this browser somebody else/);
    expect((await link(cat, 'dan-there')).errors[0]).toMatch(/^In this browser somebody else/);
  });

  it('cannot link at a company where they do not work', async () => {
    expect((await link(await world.signIn('eve'), 'eve-there')).errors[0]).toMatch(/do not work for this company/);
  });

  it('cannot sign in after leaving the company', async () => {
    await enter('dan-there');
    await ana.post('CompanyUser/deactivate', { user_id: world.ids['dan'] });
    expect((await enter('dan-there')).errors[0]).toMatch(/not active/);
  });

  it('is asked for their own second factor', async () => {
    const bob = await world.signIn('bob');
    const { secret } = await setUpApp(world, bob);
    const half = await enter('bob-there');
    expect(half.data).toMatchObject({ second_step: { has_totp: true } });
    turnClock(world);
    const { token } = v.parse(SecondStepSchema, half.data).second_step;
    const whole = await send('user/second-step', { token, code: codeOf(secret, world.services.clock()) });
    expect(callerOf(whole).session.user_slug).toBe('bob-slug');
    const { vouched_by } = await db.system((tx) =>
      tx.selectFrom('session').select('vouched_by').orderBy('id', 'desc').executeTakeFirstOrThrow(),
    );
    expect(vouched_by).toBe(1);
    expect((await bob.post('UserFactor/remove-totp')).success).toBe(true);
  });
});

describe('a session that the company has opened', () => {
  it('is limited to that company and cannot change anything of the person', async () => {
    const fay = await world.signIn('fay');
    expect((await link(fay, 'fay-there')).success).toBe(true);
    const vouched = callerOf(await enter('fay-there'));
    const own = /own password or a passkey|confirm first/;
    const tries = [
      vouched.post('User/save', { id: world.ids['fay'], tenant_id: 2 }),
      vouched.post('User/save', { id: world.ids['fay'], phone_mobile: '+15195550100' }),
      vouched.post('user/register-company', { company_name: 'Mine' }),
      vouched.post('user/end-session'),
      vouched.post('UserSignOn/unlink', { slug: await slug() }),
      vouched.post('UserSignOn/link', { slug: await slug() }),
      vouched.post('UserFactor/begin-totp'),
      vouched.post('CompanyUser/accept-employment', { token: 'any' }),
    ];
    for (const { errors } of await Promise.all(tries))
      expect(errors[0] ?? '').toMatch(/own password|confirm|invitation/i);
    expect((await vouched.post('user/register-company', { company_name: 'Mine' })).errors[0]).toMatch(own);
    await db.system((tx) =>
      tx
        .updateTable('user')
        .set({ tenant_id: 2 })
        .where('id', '=', world.ids['fay'] ?? 0)
        .execute(),
    );
    expect((await vouched.get('Company/mine')).data ?? null).toBeNull();
  });

  it('sees only the devices that the company opened', async () => {
    const vouched = callerOf(await enter('bob-there'));
    const { data } = await vouched.get('user/sessions');
    const { count } = await db.system((tx) =>
      tx
        .selectFrom('session')
        .where('user_id', '=', world.ids['bob'] ?? 0)
        .where('vouched_by', '=', 1)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    expect(data).toHaveLength(count);
  });
});
