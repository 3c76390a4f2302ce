import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letTimePass } from '../factors/testing/factor-world.ts';
import type { Caller } from '../testing/caller.ts';
import { openTabletWorld, PIN } from './testing/tablet-world.ts';

const { world, id, register, enter, people, callerAt } = await openTabletWorld();
const { db } = world.services;
let ana: Caller;
/** Cookies of two registered tablets of one company, and of one of the other. */
let shop = '';
let yard = '';
let elsewhere = '';

beforeAll(async () => {
  ana = await world.signIn('ana');
  shop = await register(ana, 'Shop');
  yard = await register(ana, 'Yard');
  elsewhere = await register(await world.signIn('eve'), 'Lake office');
  for (const name of ['bob', 'cat', 'dan'])
    expect((await ana.post('CompanyTablet/set-pin', { user_id: id(name), pin: PIN })).errors).toEqual([]);
});
afterAll(() => world.stop());

describe('a shared tablet', () => {
  it('is registered and given PINs only by Admins, who confirm their identity', async () => {
    const bob = await world.signIn('bob');
    for (const [call, payload] of [
      ['CompanyTablet/register', { name: 'Mine' }],
      ['CompanyTablet/set-pin', { user_id: id('cat'), pin: PIN }],
      ['CompanyTablet/remove-pin', { user_id: id('cat') }],
      ['CompanyTablet/revoke', { id: 1 }],
      ['CompanyTablet/add-person', { first_name: 'A', last_name: 'B', pin: PIN }],
    ] as const)
      expect((await bob.post(call, payload)).errors[0], call).toMatch(/^Only an Admin/);
    expect((await bob.get('CompanyTablet/read')).errors[0]).toMatch(/^Only an Admin/);
    const late = await world.signIn('ana');
    await letTimePass(world, late);
    expect((await late.post('CompanyTablet/register', { name: 'Late' })).errors[0]).toMatch(/^Please confirm first/);
    expect((await late.post('CompanyTablet/set-pin', { user_id: id('cat'), pin: PIN })).errors[0]).toMatch(
      /^Please confirm first/,
    );
    ana = await world.signIn('ana');
  });

  it('lists people who have a PIN, work here and are not Admins', async () => {
    const { data } = await people(shop);
    expect(data).toMatchObject({ name: 'Shop', company_name: 'North' });
    expect(data).toHaveProperty('people', [
      { id: id('bob'), name: 'bob Test' },
      { id: id('cat'), name: 'cat Test' },
      { id: id('dan'), name: 'dan Test' },
    ]);
    expect((await people(elsewhere)).data).toHaveProperty('people', []);
  });

  it('accepts a PIN only on itself', async () => {
    const bob = await callerAt(shop, id('bob'));
    expect((await bob.get('Module/get')).success).toBe(true);
    const headers = { cookie: bob.headers['cookie'] ?? '', 'api-key': bob.session.api_key };
    const taken = (cookie: string) => world.request('/api/Module/get', { headers: { ...headers, cookie } });
    expect((await taken(headers.cookie)).status).toBe(200);
    const session = headers.cookie.split('; ')[0] ?? '';
    expect((await taken(session)).status).toBe(401);
    expect((await taken(`${session}; ${yard}`)).status).toBe(401);
  });

  it.each([
    ['no cookie', () => ''],
    ['a made-up token', () => `fieldspan_tablet=${'A'.repeat(43)}`],
  ])('is not recognised with %s: neither names nor a valid PIN work', async (_, cookie) => {
    const words = /^This device is no shared tablet/;
    expect((await people(cookie())).errors[0]).toMatch(words);
    expect((await enter(cookie(), id('bob'))).errors[0]).toMatch(words);
  });

  it('of another company knows nobody here', async () => {
    expect((await enter(elsewhere, id('bob'))).errors).toEqual(['This PIN is not right.']);
  });

  it('ends when it is deregistered, and so does every session on it', async () => {
    const old = await register(ana, 'Old');
    const bob = await callerAt(old, id('bob'));
    const { data } = await ana.get('CompanyTablet/read');
    const { tablets } = v.parse(v.object({ tablets: v.array(v.object({ id: v.number(), name: v.string() })) }), data);
    const found = tablets.find(({ name }) => name === 'Old')?.id;
    const eve = await world.signIn('eve');
    expect((await eve.post('CompanyTablet/revoke', { id: found })).errors[0]).toMatch(/no such tablet/);
    expect((await ana.post('CompanyTablet/revoke', { id: found })).success).toBe(true);
    expect((await bob.get('Module/get')).status).toBe(401);
    expect((await people(old)).errors[0]).toMatch(/^This device is no shared tablet/);
    expect((await enter(old, id('bob'))).success).toBe(false);
  });
});

describe('a PIN', () => {
  it.each(['12345', '1234567890123', '12345a', ''])('%j is refused', async (pin) => {
    expect((await ana.post('CompanyTablet/set-pin', { user_id: id('bob'), pin })).errors[0]).toMatch(/6 to 12 digits/);
  });

  it.each(['123456', '987654', '111111', '121212', '123123', '890123'])('%s is too simple', async (pin) => {
    expect((await ana.post('CompanyTablet/set-pin', { user_id: id('bob'), pin })).errors[0]).toMatch(/too easy/);
  });

  it('is stored encrypted', async () => {
    const rows = await db.system((tx) => tx.selectFrom('person_pin').select('pin_hash').execute());
    for (const { pin_hash } of rows) {
      expect(pin_hash).not.toContain(PIN);
      expect(pin_hash).not.toContain('argon2');
    }
  });

  it('is given to no Admin, and to nobody who does not work here', async () => {
    expect((await ana.post('CompanyTablet/set-pin', { user_id: id('ana'), pin: PIN })).errors[0]).toMatch(/^An Admin/);
    expect((await ana.post('CompanyTablet/set-pin', { user_id: id('eve'), pin: PIN })).errors[0]).toMatch(
      /does not work for your company/,
    );
  });

  it('of somebody who became an Admin is refused', async () => {
    const setRole = (role_type: 'Admin' | 'Basic') =>
      db.system((tx) =>
        tx.updateTable('user_permission').set({ role_type }).where('user_id', '=', id('dan')).execute(),
      );
    await setRole('Admin');
    expect((await enter(shop, id('dan'))).success).toBe(false);
    await setRole('Basic');
    expect((await enter(shop, id('dan'))).success).toBe(true);
  });

  it('is blocked after a few wrong tries, only for this person on this tablet', async () => {
    for (let guess = 0; guess < 5; guess += 1)
      expect((await enter(shop, id('cat'), `59274${guess}`)).errors[0]).toBe('This PIN is not right.');
    const locked = await enter(shop, id('cat'));
    expect(locked.status).toBe(429);
    expect(locked.errors[0]).toMatch(/^Too many attempts/);
    expect((await enter(shop, id('bob'))).success).toBe(true);
    expect((await enter(yard, id('cat'))).success).toBe(true);
    expect((await world.signIn('cat')).session.user_slug).toBe('cat-slug');
  });

  it('tried many times at once counts each try', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => enter(yard, id('dan'), `8371${50 + n}`)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('can be changed by its owner, with the current one', async () => {
    const bob = await callerAt(shop, id('bob'));
    expect((await bob.post('UserPin/change', { old_pin: '999999', pin: '385172' })).errors[0]).toMatch(/present PIN/);
    expect((await bob.post('UserPin/change', { old_pin: PIN, pin: '111111' })).errors[0]).toMatch(/too easy/);
    expect((await bob.post('UserPin/change', { old_pin: PIN, pin: '385172' })).success).toBe(true);
    expect((await enter(shop, id('bob'))).success).toBe(false);
    expect((await enter(shop, id('bob'), '385172')).success).toBe(true);
    await ana.post('CompanyTablet/set-pin', { user_id: id('bob'), pin: PIN });
  });

  it('when removed ends its sessions', async () => {
    const dan = await callerAt(shop, id('dan'));
    await ana.post('CompanyTablet/remove-pin', { user_id: id('dan') });
    expect((await dan.get('Module/get')).status).toBe(401);
    expect((await enter(shop, id('dan'))).success).toBe(false);
  });

  it('of somebody who was let go is refused, and the open session has no rights', async () => {
    const cat = await callerAt(yard, id('cat'));
    await ana.post('CompanyUser/deactivate', { user_id: id('cat') });
    expect((await people(yard)).data).toHaveProperty('people', [{ id: id('bob'), name: 'bob Test' }]);
    expect((await enter(yard, id('cat'))).errors).toEqual(['This PIN is not right.']);
    expect((await cat.get('Job/get')).data ?? []).toEqual([]);
    await ana.post('CompanyUser/reactivate', { user_id: id('cat') });
  });
});
