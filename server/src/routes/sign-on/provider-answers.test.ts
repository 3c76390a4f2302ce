import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { OnTheWay, openSignOnWorld, SETTINGS } from './testing/sign-on-world.ts';

const { world, company, send, walk, enter, link, slug, callerOf, stop } = await openSignOnWorld();
let ana: Caller;

beforeAll(async () => {
  ana = await world.signIn('ana');
  await ana.post('CompanySignIn/save-provider', { ...SETTINGS, issuer: company.issuer });
  await link(ana, 'ana-there');
});
beforeEach(() => {
  company.tamper = null;
});
afterAll(stop);

describe('a response of the provider', () => {
  it.each([
    ['the nonce of another sign-in', /made for another sign-in/, { nonce: 'another' }],
    ['no nonce', /./, { nonce: undefined }],
    ['another audience', /made for another application/, { aud: 'somebody-else' }],
    ['another issuer', /names another provider/, { iss: 'https://elsewhere.example' }],
    ['a time that is over', /has expired/, { exp: 1_700_000_000 }],
  ])('with %s is refused with a message', async (_, words, changed) => {
    company.tamper = ({ claims, signedAs }) => signedAs({ ...claims, ...changed });
    const { success, errors, cookies } = await enter('bob-there');
    expect({ success, cookies }).toEqual({ success: false, cookies: [] });
    expect(errors[0]).toMatch(words);
    expect(errors[0]).toMatch(/refused/);
  });

  it.each([
    ['signed with another key', { isForeignKey: true }],
    ['that is not signed', { alg: 'none' } as const],
  ])('%s is refused with a message', async (_, manner) => {
    company.tamper = ({ claims, signedAs }) => signedAs(claims, manner);
    expect((await enter('bob-there')).errors[0]).toMatch(/does not carry its signature, and was refused/);
  });

  it('whose claims were changed under the old signature is refused', async () => {
    company.tamper = ({ claims, signedAs }) => {
      const [head, , signature] = signedAs(claims).split('.');
      const body = Buffer.from(JSON.stringify({ ...claims, sub: 'ana-there' })).toString('base64url');
      return [head, body, signature].join('.');
    };
    expect((await enter('bob-there')).errors[0]).toMatch(/does not carry its signature/);
  });

  it('is accepted with the same claims, signed again', async () => {
    company.tamper = ({ claims, signedAs }) => signedAs(claims);
    expect((await enter('bob-there')).success).toBe(true);
  });

  it('counts once', async () => {
    const { answer, cookie } = await walk('bob-there');
    expect((await send('user/sign-on-end', { answer }, { cookie })).success).toBe(true);
    expect((await send('user/sign-on-end', { answer }, { cookie })).errors[0]).toMatch(/was answered already/);
  });

  it('counts only in the browser that began, and is not used up by another', async () => {
    const { answer, cookie } = await walk('bob-there');
    expect((await send('user/sign-on-end', { answer })).errors[0]).toMatch(/began in another browser/);
    const other = await walk('bob-there');
    expect((await send('user/sign-on-end', { answer }, { cookie: other.cookie })).errors[0]).toMatch(/another browser/);
    expect((await send('user/sign-on-end', { answer }, { cookie })).success).toBe(true);
  });

  it('with another state or code is refused', async () => {
    const { answer, cookie } = await walk('bob-there');
    const changed = (name: string) => {
      const query = new URLSearchParams(answer);
      query.set(name, 'another');
      return query.toString();
    };
    expect((await send('user/sign-on-end', { answer: changed('state') }, { cookie })).errors[0]).toMatch(/begin again/);
    expect((await send('user/sign-on-end', { answer: changed('code') }, { cookie })).success).toBe(false);
  });

  it('that reports a refusal is explained in words', async () => {
    const { answer, cookie } = await walk('bob-there');
    const query = new URLSearchParams(answer);
    query.delete('code');
    query.set('error', 'access_denied');
    expect((await send('user/sign-on-end', { answer: query.toString() }, { cookie })).errors[0]).toMatch(
      /^You did not agree at North ID/,
    );
  });

  it('for a link counts only in the session that began', async () => {
    const cat = await world.signIn('cat');
    const bob = await world.signIn('bob');
    const begun = await send('UserSignOn/link', { slug: await slug() }, cat.headers);
    const answer = (await company.walk(v.parse(OnTheWay, begun.data).url, 'cat-there')).toString();
    const cookie = [bob.headers['cookie'], begun.cookies[0]].join('; ');
    expect((await send('user/sign-on-end', { answer }, { ...bob.headers, cookie })).errors[0]).toMatch(/not signed in/);
  });
});

describe('a company that requires it', () => {
  const NEEDED = 'Your company asks its people to sign in with its own provider. Please do so to go on.';

  it('lets people who signed in another way do nothing else; Admins are exempt', async () => {
    expect((await ana.post('CompanySignIn/require-provider', { required: 1 })).success).toBe(true);
    const cat = await world.signIn('cat');
    for (const call of ['Module/get', 'Job/get', 'user/sessions'])
      expect((await cat.get(call)).errors, call).toEqual([NEEDED]);
    const refused = await world.request('/api/Module/get', { headers: cat.headers });
    expect(refused.headers.get('account-duty')).toBe('single-sign-on');
    expect((await cat.resource('library-uploads', 'any.png')).status).not.toBe(200);
    expect((await link(cat, 'cat-there')).success).toBe(true);
    expect((await callerOf(await enter('cat-there')).get('Module/get')).success).toBe(true);
    expect((await (await world.signIn('ana')).get('Module/get')).success).toBe(true);
  });

  it('does not affect anybody at another company', async () => {
    expect((await (await world.signIn('eve')).get('Module/get')).success).toBe(true);
  });

  it('ends the sessions of the old provider when another replaces it', async () => {
    const vouched = callerOf(await enter('bob-there'));
    expect((await ana.post('CompanySignIn/remove-provider')).success).toBe(true);
    expect((await vouched.get('Module/get')).status).toBe(401);
    expect((await (await world.signIn('cat')).get('Module/get')).success).toBe(true);
  });
});
