import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { PASSWORD } from '../testing/people.ts';
import { openWorld } from '../testing/world.ts';
import { codeOf, letTimePass, setUpApp, stepToken, postOpen, turnClock } from './testing/factor-world.ts';

const world = await openWorld();
const { db } = world.services;
let ana: Caller;
let bobBefore: Caller;
const NEEDED = 'Your company asks for a second step at sign-in. Please set one up before you go on.';

beforeAll(async () => {
  ana = await world.signIn('ana');
  bobBefore = await world.signIn('bob');
});

afterAll(() => world.stop());

async function ruleIsDaysOld(days: number): Promise<void> {
  await db.system((tx) =>
    tx
      .updateTable('company_sign_in')
      .set({ factor_required_since: sql<string>`now() - make_interval(days => ${days})` })
      .execute(),
  );
}

describe('the rule of a company', () => {
  it('can be set only by Admins, who confirm their identity and have a factor themselves', async () => {
    expect((await bobBefore.post('CompanySignIn/require-factor', { required: 1 })).errors[0]).toMatch(/^Only an Admin/);
    expect((await bobBefore.get('CompanySignIn/read')).errors[0]).toMatch(/^Only an Admin/);
    expect((await ana.post('CompanySignIn/require-factor', { required: 1 })).errors[0]).toMatch(/^Set up your own/);
    await setUpApp(world, ana);
    await letTimePass(world, ana);
    expect((await ana.post('CompanySignIn/require-factor', { required: 1 })).errors[0]).toMatch(
      /^Please confirm first/,
    );
    expect((await ana.post('UserFactor/confirm', { password: 'a guess' })).success).toBe(false);
    expect((await ana.post('UserFactor/confirm', { password: PASSWORD })).success).toBe(true);
    expect((await ana.post('CompanySignIn/require-factor', { required: 1 })).success).toBe(true);
  });

  it('tells Admins only who has a factor, nothing more', async () => {
    const { data } = await ana.get('CompanySignIn/read');
    expect(data).toMatchObject({
      factor_required: true,
      people: [
        { name: 'ana Test', has_factor: true },
        { name: 'bob Test', has_factor: false },
        {},
        {},
        { name: 'fay Test' },
      ],
    });
  });

  it('leaves signed-in people a week to comply', async () => {
    expect((await bobBefore.get('Module/get')).success).toBe(true);
    await ruleIsDaysOld(8);
    expect((await bobBefore.get('Module/get')).errors).toEqual([NEEDED]);
  });

  it('lets people who sign in without a factor only set one up', async () => {
    const bob = await world.signIn('bob');
    for (const call of ['Module/get', 'Job/get', 'Company/mine', 'UserFactor/remove-totp', 'CompanySignIn/read']) {
      const answer = await (call.startsWith('UserFactor') ? bob.post(call) : bob.get(call));
      expect(answer, call).toMatchObject({ success: false, errors: [NEEDED], data: null });
    }
    const refused = await world.request('/api/Module/get', { headers: bob.headers });
    expect(refused.headers.get('account-duty')).toBe('second-factor');
    expect((await bob.post('Job/save', { job_name: 'Pump house' })).errors).toEqual([NEEDED]);
    expect((await bob.resource('library-uploads', 'any.png')).status).not.toBe(200);
    await setUpApp(world, bob);
    expect((await bob.get('Module/get')).success).toBe(true);
  });

  it('prevents removing the last factor, also by removing two at once', async () => {
    const bob = await bobWithApp();
    const answers = await Promise.all([bob.post('UserFactor/remove-totp'), bob.post('UserFactor/remove-totp')]);
    for (const { errors } of answers)
      expect(errors[0]).toMatch(/^Your company asks for a second step at sign-in. Set up another/);
  });

  it('of one company does not apply to people at another', async () => {
    const eve = await world.signIn('eve');
    expect((await eve.get('Module/get')).success).toBe(true);
    const fay = await world.signIn('fay');
    expect((await fay.get('Module/get')).errors).toEqual([NEEDED]);
  });

  it('can be withdrawn', async () => {
    await ana.post('CompanySignIn/require-factor', { required: 0 });
    expect((await (await world.signIn('cat')).get('Module/get')).success).toBe(true);
    expect((await ana.get('CompanySignIn/read')).data).toMatchObject({ factor_required: false });
  });
});

/** Bob signs in with his password alone and sets up a new authenticator app. */
async function bobWithApp(): Promise<Caller> {
  await db.system((tx) =>
    tx
      .deleteFrom('totp_factor')
      .where('user_id', '=', world.ids['bob'] ?? 0)
      .execute(),
  );
  const bob = await world.signIn('bob');
  await setUpApp(world, bob);
  return bob;
}

describe('an Admin resets the factors of a member', () => {
  it('who is signed out, notified by mail, and signs in with the password alone', async () => {
    const bob = await bobWithApp();
    expect((await ana.post('CompanySignIn/reset-factors', { user_id: world.ids['bob'] })).success).toBe(true);
    expect((await bob.get('Module/get')).status).toBe(401);
    expect((await world.signIn('bob')).session.user_slug).toBe('bob-slug');
    const { rows } = await db.system((tx) =>
      sql`select happened, user_id, tenant_id from record_change where happened like 'second_step%' and model = 'User' and record_id = ${world.ids['bob']}`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([{ happened: 'second_step_removed', user_id: world.ids['ana'], tenant_id: 1 }]);
    await expect
      .poll(async () =>
        (await world.services.outbox.list(30)).some(
          ({ to, text }) => to === 'bob@fieldspan.test' && text.includes('An administrator'),
        ),
      )
      .toBe(true);
  });

  it.each([
    ['themselves', 'ana', /^Change your own/],
    ['somebody of another company', 'eve', /does not work for your company/],
    ['somebody who works for another company too', 'fay', /works for another company too/],
    ['somebody without a factor', 'cat', /has no second step/],
  ])('but not of %s', async (_, name, words) => {
    expect((await ana.post('CompanySignIn/reset-factors', { user_id: world.ids[name] })).errors[0]).toMatch(words);
  });

  it('and nobody else may', async () => {
    const cat = await world.signIn('cat');
    expect((await cat.post('CompanySignIn/reset-factors', { user_id: world.ids['ana'] })).errors[0]).toMatch(
      /^Only an Admin/,
    );
  });
});

describe('confirming with a factor', () => {
  it('accepts a code only once', async () => {
    const dan = await world.signIn('dan');
    const { secret } = await setUpApp(world, dan);
    await letTimePass(world, dan);
    expect((await dan.post('UserFactor/new-recovery-codes')).errors[0]).toMatch(/^Please confirm first/);
    turnClock(world);
    const code = codeOf(secret, world.services.clock());
    expect((await dan.post('UserFactor/confirm', { code })).success).toBe(true);
    expect((await dan.post('UserFactor/confirm', { code })).errors[0]).toMatch(/^This code was used already/);
    const renewed = await dan.post('UserFactor/new-recovery-codes');
    expect(renewed.data).toMatchObject({ recovery_codes: expect.arrayContaining([expect.any(String)]) });
  });

  it('new recovery codes invalidate the old ones', async () => {
    const cat = await world.signIn('cat');
    const { codes } = await setUpApp(world, cat);
    await cat.post('UserFactor/new-recovery-codes');
    const token = await stepToken(world, 'cat');
    expect((await postOpen(world.request, 'user/second-step', { token, recovery_code: codes[0] })).success).toBe(false);
  });
});
