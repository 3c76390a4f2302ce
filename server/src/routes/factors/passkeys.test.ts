import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import { Authenticator } from './testing/authenticator.ts';
import { letTimePass, postOpen, stepToken } from './testing/factor-world.ts';

const world = await openWorld();
const phone = new Authenticator();
let ana: Caller;
let recoveryCodes: string[];

const OptionsSchema = v.looseObject({ challenge: v.string() });
const FactorsSchema = v.object({
  passkeys: v.array(v.object({ id: v.number(), name: v.string() })),
  recovery_codes_left: v.number(),
});
const optionsOf = (answer: { data?: unknown }) => v.parse(OptionsSchema, answer.data);

const STALE = ['This took too long, or was answered already. Please try again.'];
const WRONG = ['The passkey could not be checked. Please try again.'];

async function register(caller: Caller, authenticator: Authenticator, manner = {}) {
  const options = optionsOf(await caller.post('UserFactor/passkey-registration'));
  return caller.post('UserFactor/register-passkey', { passkey: authenticator.create(options, manner), name: 'Phone' });
}

const open = (call: string, payload = {}) => postOpen(world.request, call, payload);

const factorsOf = async (caller: Caller) => {
  const { data } = await caller.get('UserFactor/mine');
  return v.parse(FactorsSchema, data);
};

beforeAll(async () => {
  ana = await world.signIn('ana');
  const { data } = await register(ana, phone);
  recoveryCodes = v.parse(v.object({ recovery_codes: v.array(v.string()) }), data).recovery_codes;
});

afterAll(() => world.stop());

describe('registering', () => {
  it('returns ten recovery codes with the first passkey', () => expect(recoveryCodes).toHaveLength(10));

  it('asks for a discoverable passkey with user verification', async () => {
    const options = optionsOf(await ana.post('UserFactor/passkey-registration'));
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Fieldspan' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: phone.id }],
    });
    expect(JSON.stringify(options['user'])).not.toContain('ana-slug');
  });

  it('accepts a challenge only once', async () => {
    const options = optionsOf(await ana.post('UserFactor/passkey-registration'));
    const made = { passkey: new Authenticator().create(options), name: 'Key' };
    expect((await ana.post('UserFactor/register-passkey', made)).success).toBe(true);
    expect((await ana.post('UserFactor/register-passkey', made)).errors).toEqual(STALE);
  });

  it.each([
    ['another site', { origin: 'http://localhost.evil.test' }],
    ['an authenticator that did not look at its person', { verifies: false }],
  ])('%s is refused', async (_, manner) => {
    expect((await register(ana, new Authenticator(), manner)).errors).toEqual(WRONG);
  });

  it('with the challenge of somebody else is refused', async () => {
    const bob = await world.signIn('bob');
    const options = optionsOf(await bob.post('UserFactor/passkey-registration'));
    const made = { passkey: new Authenticator().create(options), name: 'Key' };
    expect((await ana.post('UserFactor/register-passkey', made)).errors).toEqual(STALE);
  });

  it('asks for the password again if the sign-in was a while ago', async () => {
    const fay = await world.signIn('fay');
    await letTimePass(world, fay);
    expect((await fay.post('UserFactor/passkey-registration')).errors[0]).toMatch(
      /^Please confirm first that it is you/,
    );
  });
});

describe('signing in with a passkey alone', () => {
  it('opens a session of its owner; the same response does not work again', async () => {
    const options = optionsOf(await open('user/passkey-options'));
    expect(options).toMatchObject({ userVerification: 'required' });
    expect(options['allowCredentials'] ?? []).toEqual([]);
    const passkey = phone.get(options);
    expect(await open('user/passkey-sign-in', { passkey })).toMatchObject({
      success: true,
      data: { user_slug: 'ana-slug' },
    });
    expect((await open('user/passkey-sign-in', { passkey })).errors).toEqual(STALE);
  });

  it('the challenge of one process is valid at another, once', async () => {
    const other = await world.elsewhere();
    const passkey = phone.get(optionsOf(await open('user/passkey-options')));
    const answers = await Promise.all([
      postOpen(other, 'user/passkey-sign-in', { passkey }),
      open('user/passkey-sign-in', { passkey }),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it.each([
    ['of another site', { origin: 'https://evil.test' }],
    ['without its person', { verifies: false }],
    ['with a counter that went back (a copy)', { counter: 0 }],
  ])('an answer %s is refused', async (_, manner) => {
    const passkey = phone.get(optionsOf(await open('user/passkey-options')), manner);
    expect((await open('user/passkey-sign-in', { passkey })).errors).toEqual(WRONG);
  });

  it('an unknown passkey is refused', async () => {
    const passkey = new Authenticator().get(optionsOf(await open('user/passkey-options')));
    expect((await open('user/passkey-sign-in', { passkey })).errors[0]).toMatch(/^This passkey is not known here/);
  });

  it('a challenge that was not issued is refused', async () => {
    const passkey = phone.get({ challenge: 'bm9ib2R5IGFza2Vk' });
    expect((await open('user/passkey-sign-in', { passkey })).errors).toEqual(STALE);
  });

  it('a signature of another key is refused', async () => {
    const thief = new Authenticator();
    const stolen = { ...thief.get(optionsOf(await open('user/passkey-options'))), id: phone.id, rawId: phone.id };
    expect((await open('user/passkey-sign-in', { passkey: stolen })).errors).toEqual(WRONG);
  });
});

describe('a passkey as the second step', () => {
  it('opens the session; one for a sign-in alone is not accepted in its place', async () => {
    const token = await stepToken(world, 'ana');
    const loose = phone.get(optionsOf(await open('user/passkey-options')));
    expect((await open('user/second-step', { token, passkey: loose })).errors).toEqual(STALE);
    const options = optionsOf(await open('user/second-step-passkey', { token }));
    expect(options['allowCredentials']).toContainEqual(expect.objectContaining({ id: phone.id }));
    expect((await open('user/second-step', { token, passkey: phone.get(options) })).success).toBe(true);
  });

  it('of somebody else is refused', async () => {
    const dan = await world.signIn('dan');
    const danPhone = new Authenticator();
    await register(dan, danPhone);
    const token = await stepToken(world, 'ana');
    const passkey = danPhone.get(optionsOf(await open('user/second-step-passkey', { token })));
    expect((await open('user/second-step', { token, passkey })).errors[0]).toMatch(/^This passkey is not known here/);
  });
});

describe('managing passkeys', () => {
  it('can rename and remove one’s own, and nobody else’s', async () => {
    const { passkeys } = await factorsOf(ana);
    const [first] = passkeys;
    const cat = await world.signIn('cat');
    for (const call of ['UserFactor/rename-passkey', 'UserFactor/remove-passkey'])
      expect((await cat.post(call, { id: first?.id, name: 'Mine now' })).errors).toEqual([
        'There is no such passkey of yours.',
      ]);
    await ana.post('UserFactor/rename-passkey', { id: first?.id, name: 'Work phone' });
    expect((await factorsOf(ana)).passkeys[0]).toMatchObject({ name: 'Work phone' });
    for (const { id } of passkeys) expect((await ana.post('UserFactor/remove-passkey', { id })).success).toBe(true);
    expect(await factorsOf(ana)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
    const options = optionsOf(await open('user/passkey-options'));
    expect((await open('user/passkey-sign-in', { passkey: phone.get(options) })).success).toBe(false);
  });
});
