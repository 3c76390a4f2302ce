import { SignedInSchema } from '@fieldspan/contract/signed-in';
import { SWITCH_PASSWORD } from '@fieldspan/domain/switch-password';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, setUpApp, turnClock } from '../factors/testing/factor-world.ts';
import { Caller } from '../testing/caller.ts';
import { PASSWORD } from '../testing/people.ts';
import { openTabletWorld, PIN } from './testing/tablet-world.ts';

const { world, id, register, at, enter, callerAt } = await openTabletWorld();
const { db } = world.services;
let ana: Caller;
let shop = '';
let crew = 0;

beforeAll(async () => {
  ana = await world.signIn('ana');
  shop = await register(ana, 'Shop');
  await ana.post('CompanyTablet/set-pin', { user_id: id('bob'), pin: PIN });
});
afterAll(() => world.stop());

/** Makes the newest session idle for this long. */
const letRest = (past: string) =>
  db.system((tx) =>
    sql`update session set last_used_at = now() - ${past}::interval, idle_until = now() + interval '15 minutes' - ${past}::interval
      where id = (select max(id) from session)`.execute(tx),
  );

/** The time left of the newest session. */
async function secondsLeft(): Promise<number> {
  const { left } = await db.system((tx) =>
    tx
      .selectFrom('session')
      .select(sql<number>`extract(epoch from idle_until - now())::float8`.as('left'))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  );
  return left;
}

const add = (more: object) =>
  ana.post('CompanyTablet/add-person', { first_name: 'Ann', last_name: 'Lee', pin: '520817', ...more });

describe('a session of a shared tablet', () => {
  it('cannot change anything of the person, nor how they sign in', async () => {
    const bob = await callerAt(shop, id('bob'));
    const own = /own password or a passkey|confirm first/;
    for (const [call, payload] of [
      ['User/save', { id: id('bob'), phone_mobile: '+15195550100' }],
      ['user/register-company', { company_name: 'Mine' }],
      ['user/end-session', {}],
      ['UserFactor/begin-totp', {}],
      ['user/authenticate', { email: 'ana@fieldspan.test', password: SWITCH_PASSWORD }],
      ['user/trust-device', {}],
    ] as const)
      expect((await bob.post(call, payload)).errors[0], call).toMatch(call === 'user/trust-device' ? /Sign in/ : own);
  });

  it('ends on inactivity, which a page’s own polling does not prevent', async () => {
    const bob = await callerAt(shop, id('bob'));
    await letRest('10 minutes');
    await bob.get('Message/check-new');
    expect(await secondsLeft()).toBeLessThan(6 * 60);
    await bob.get('Module/get');
    expect(await secondsLeft()).toBeGreaterThan(14 * 60);
    expect(await secondsLeft()).toBeLessThanOrEqual(15 * 60);
    await letRest('16 minutes');
    expect((await bob.get('Module/get')).status).toBe(401);
  });

  it('asks people with a second factor for it, and stays limited to the tablet', async () => {
    const own = await world.signIn('bob');
    const { secret } = await setUpApp(world, own);
    const half = await enter(shop, id('bob'));
    const { second_step } = v.parse(v.object({ second_step: v.object({ token: v.string() }) }), half.data);
    turnClock(world);
    const code = codeOf(secret, world.services.clock());
    const whole = await at(shop, 'user/second-step', { token: second_step.token, code });
    const cookie = whole.cookies[0] ?? '';
    const bob = new Caller(world.request, v.parse(SignedInSchema, whole.data), `${cookie}; ${shop}`);
    expect((await bob.get('Module/get')).success).toBe(true);
    expect((await new Caller(world.request, bob.session, cookie).get('Module/get')).status).toBe(401);
    await own.post('UserFactor/confirm', { password: PASSWORD });
    expect((await own.post('UserFactor/remove-totp')).errors).toEqual([]);
  });
});

describe('somebody without an e-mail address', () => {
  it('is added without a mail, and can sign in only by PIN', async () => {
    crew = await ana.saved('CompanyTablet/add-person', { first_name: 'Gil', last_name: 'Moss', pin: '520817' });
    const gil = await callerAt(shop, crew, '520817');
    const { data } = await gil.get(`User/find/${crew}`);
    expect(data).toMatchObject({ first_name: 'Gil', email: '' });
    const mails = await world.services.outbox.list(100);
    expect(mails.filter(({ to, text }) => to === '' || text.includes('invites you'))).toEqual([]);
    for (const email of ['', ' ', 'null']) {
      const answer = await at('', 'user/authenticate', { email, password: '520817' });
      expect(answer.errors).toEqual(['Incorrect credentials']);
    }
  });

  it('two of them do not conflict', async () => {
    const other = await ana.saved('CompanyTablet/add-person', { first_name: 'Ida', last_name: 'Fen', pin: '520817' });
    expect(other).not.toBe(crew);
    expect((await callerAt(shop, other, '520817')).session.user_id).toBe(other);
  });

  it('needs a name and a PIN', async () => {
    expect((await add({ first_name: '' })).errors[0]).toMatch(/first and the last name/);
    expect((await add({ pin: '1234' })).errors[0]).toMatch(/6 to 12 digits/);
  });
});
