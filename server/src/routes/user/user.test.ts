import { SignedInSchema } from '@fieldspan/contract/signed-in';
import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { tokenHash } from '../../http/token.ts';
import { formOf } from '../testing/caller.ts';
import { PASSWORD } from '../testing/people.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();

afterAll(() => world.stop());

async function post(call: string, payload: Record<string, unknown>, headers: Record<string, string> = {}) {
  const response = await world.request(`/api/${call}`, { method: 'POST', body: formOf(payload), headers });
  return {
    ...v.parse(EnvelopeSchema, await response.clone().json()),
    status: response.status,
    headers: response.headers,
  };
}

const signIn = (email: string, password: string, more: Record<string, unknown> = {}) =>
  post('user/authenticate', { email, password, ...more }, { 'x-forwarded-for': crypto.randomUUID() });

/** Sets columns of a person for the rest of the test. */
async function amend(name: string, values: Record<string, string | number | null>): Promise<void> {
  await world.services.db.system((tx) =>
    tx.updateTable('user').set(values).where('email', '=', `${name}@fieldspan.test`).execute(),
  );
}

/** Makes somebody inactive at one company. */
async function shut(name: string, employer: string): Promise<void> {
  await world.services.db.system((tx) =>
    tx
      .updateTable('user_permission')
      .set({ is_inactive: 1 })
      .where('user_id', '=', world.ids[name] ?? 0)
      .where('tenant_id', '=', world.ids[employer] ?? 0)
      .execute(),
  );
}

const guess = (password: string, from: string) =>
  post('user/authenticate', { email: 'eve@fieldspan.test', password }, { 'x-forwarded-for': from });

async function newestLink(): Promise<string> {
  const [newest] = await world.services.outbox.list(1);
  return /\/reset-password\/(\S+)/.exec(newest?.text ?? '')?.[1] ?? '';
}

describe('signing in', () => {
  it('opens a session: cookie, api key and a token for files', async () => {
    const answer = await signIn('ana@fieldspan.test', PASSWORD);
    expect(answer).toMatchObject({ status: 200, success: true });
    const data = v.parse(SignedInSchema, answer.data);
    expect(data).toMatchObject({
      user_slug: 'ana-slug',
      activateAccountSetupMode: false,
      activateCompanySetupMode: false,
      permissions: { role_type: 'Admin', tenant_id: 1 },
    });
    expect(answer.headers.get('set-cookie')).toMatch(/^fieldspan_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
    expect(Date.parse(answer.token_expiry ?? '')).toBeGreaterThan(Date.now());
  });

  it('accepts both spellings of the call, and any case of the address', async () => {
    const answer = await post('User/authenticate', { email: 'ANA@Fieldspan.test', password: PASSWORD });
    expect(answer.success).toBe(true);
  });

  it.each([
    ['a wrong password', 'ana@fieldspan.test', 'not the password'],
    ['an unknown address', 'nobody@fieldspan.test', PASSWORD],
    ['no password', 'ana@fieldspan.test', ''],
    ['a wall of text', 'ana@fieldspan.test', 'x'.repeat(10_000)],
  ])('%s gets the same response, and no cookie', async (_, email, password) => {
    const answer = await signIn(email, password);
    expect(answer).toMatchObject({ success: false, data: null });
    expect(answer.headers.get('set-cookie')).toBeNull();
    if (password.length < 1000) expect(answer).toMatchObject({ status: 200, errors: ['Incorrect credentials'] });
  });

  it('an account without a password cannot sign in', async () => {
    await world.services.db.system((tx) =>
      tx
        .deleteFrom('user_secret')
        .where('user_id', '=', world.ids['dan'] ?? 0)
        .execute(),
    );
    expect(await signIn('dan@fieldspan.test', PASSWORD)).toMatchObject({
      success: false,
      errors: ['Incorrect credentials'],
    });
  });

  it('is refused to people who are inactive everywhere, but not to those who are inactive at one of two companies', async () => {
    await shut('cat', 'north');
    await shut('fay', 'north');
    expect((await signIn('cat@fieldspan.test', PASSWORD)).errors).toEqual([
      'Your account is not active. Please ask your employer.',
    ]);
    expect((await signIn('fay@fieldspan.test', PASSWORD)).data).toMatchObject({ permissions: { tenant_id: 2 } });
  });

  it('reports a missing name, and an unfinished company only to its managing user', async () => {
    await amend('bob', { last_name: ' ' });
    await world.services.db.system((tx) =>
      tx
        .updateTable('company')
        .set({ setup_finished: 0, managing_user_id: world.ids['ana'] ?? 0 })
        .where('id', '=', 1)
        .execute(),
    );
    expect((await signIn('bob@fieldspan.test', PASSWORD)).data).toMatchObject({
      activateAccountSetupMode: true,
      activateCompanySetupMode: false,
    });
    expect((await signIn('ana@fieldspan.test', PASSWORD)).data).toMatchObject({
      activateAccountSetupMode: false,
      activateCompanySetupMode: true,
    });
  });

  it('AUTH003 partner access needs a partner that the company has admitted, and tells nobody without the password', async () => {
    const partner = { channel_partner_email: 'Partner@Example.test' };
    expect(await signIn('ana@fieldspan.test', PASSWORD, partner)).toMatchObject({
      errors: ['This channel partner has no access to your company.'],
    });
    await world.services.db.system((tx) =>
      tx.insertInto('channel_partner').values({ tenant_id: 1, email: 'partner@example.test' }).execute(),
    );
    expect((await signIn('ana@fieldspan.test', PASSWORD, partner)).data).toMatchObject({
      permissions: { tenant_id: 1 },
    });
    expect(await signIn('ana@fieldspan.test', 'wrong', partner)).toMatchObject({ errors: ['Incorrect credentials'] });
    expect(await signIn('eve@fieldspan.test', PASSWORD, partner)).toMatchObject({ success: false });
  });

  it('guessing is blocked after ten tries, even with the right password, but not from elsewhere', async () => {
    for (let i = 0; i < 10; i += 1) expect((await guess('wrong', '203.0.113.9')).status).toBe(200);
    const eleventh = await guess(PASSWORD, '203.0.113.9');
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(850);
    expect((await guess(PASSWORD, '203.0.113.10')).success).toBe(true);
  });
});

describe('signing out', () => {
  it('ends the session and its file token, and may be repeated', async () => {
    const ana = await world.signIn('ana');
    expect((await ana.post('user/sign-out')).success).toBe(true);
    expect((await ana.post('User/acknowledge-tos')).status).toBe(401);
    expect((await ana.post('user/sign-out')).success).toBe(true);
  });
});

describe('a forgotten password', () => {
  it('the response does not tell whether the address is known', async () => {
    const known = await post('user/reset-request', { email: 'eve@fieldspan.test', smsNotification: 0 });
    const unknown = await post('user/reset-request', { email: 'nobody@fieldspan.test', smsNotification: 0 });
    expect({ ...known, time: '', headers: null }).toEqual({ ...unknown, time: '', headers: null });
    expect(known.success).toBe(true);
  });

  it('a mailed link sets a new password once, signs in, and ends every other session', async () => {
    const before = await world.signIn('eve');
    await post('user/reset-request', { email: 'eve@fieldspan.test' }, { host: 'evil.example:81' });
    await vi.waitFor(async () =>
      expect((await world.services.outbox.list(1))[0]?.text).toContain('http://localhost:81/reset-password/'),
    );
    const token = await newestLink();

    const errors = async (password: string, confirm: string) =>
      (await post('user/reset-password', { password, confirm, token })).errors;
    expect(await errors('short', 'short')).toEqual(['Password must be at least 9 characters long.']);
    expect(await errors('copper lantern 1', 'copper lantern 2')).toEqual(['The passwords do not match.']);

    const changed = await post('user/reset-password', {
      password: 'copper lantern tide',
      confirm: 'copper lantern tide',
      token,
    });
    expect(v.parse(SignedInSchema, changed.data).user_slug).toBe('eve-slug');
    expect(changed.headers.get('set-cookie')).toContain('fieldspan_session=');
    expect((await before.post('User/acknowledge-tos')).status).toBe(401);
    expect(await errors('nine wet gloves', 'nine wet gloves')).toEqual([
      'This link has expired or was already used. Please request a new one.',
    ]);
    expect((await signIn('eve@fieldspan.test', PASSWORD)).success).toBe(false);
    expect((await signIn('eve@fieldspan.test', 'copper lantern tide')).success).toBe(true);
  });

  it('opens nothing after it has expired', async () => {
    await post('user/reset-request', { email: 'bob@fieldspan.test', smsNotification: 0 });
    await vi.waitFor(async () =>
      expect((await world.services.outbox.list(1))[0]).toMatchObject({ to: 'bob@fieldspan.test' }),
    );
    const token = await newestLink();
    await world.services.db.system((tx) =>
      tx
        .updateTable('reset_token')
        .set({ expires_at: '2020-01-01T00:00:00Z' })
        .where('token_hash', '=', tokenHash(token))
        .execute(),
    );
    expect(
      (await post('user/reset-password', { password: 'copper lantern tide', confirm: 'copper lantern tide', token }))
        .errors,
    ).toEqual(['This link has expired or was already used. Please request a new one.']);
  });

  it('messages can be read at this machine, by a browser as a page with links, but not if others can connect', async () => {
    expect((await world.request('/api/dev/outbox')).status).toBe(200);
    await world.services.notifier.mail({
      to: 'ana@fieldspan.test',
      subject: '<b>Reset</b>',
      text: 'Go to https://x.test/a?b=1&c=2\n<script>',
    });
    const page = await world.request('/api/dev/outbox', { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).toContain('<a href="https://x.test/a?b=1&amp;c=2">');
    expect(html).toContain('&lt;b&gt;Reset');
    expect(html).not.toContain('<script>');
    const { config } = world.services;
    const strangers: Record<string, string>[] = [{ 'x-forwarded-for': '203.0.113.9' }, { host: 'rebound.example' }];
    for (const headers of strangers) expect((await world.request('/api/dev/outbox', { headers })).status).toBe(404);
    config.isLocal = false;
    expect((await world.request('/api/dev/outbox')).status).toBe(404);
    config.isLocal = true;
  });
});

describe('tokens and terms', () => {
  it('a file token is valid only for oneself and for at most twelve hours', async () => {
    const ana = await world.signIn('ana');
    const made = await ana.post('UserToken/create', { user_id: world.ids['ana'], expiry_hrs: 12 });
    expect(made.data).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), expiry: expect.any(String) });
    expect(await ana.post('UserToken/create', { user_id: world.ids['bob'], expiry_hrs: 12 })).toMatchObject({
      success: false,
      errors: ['A token can be made for oneself only.'],
    });
    expect(await ana.post('UserToken/create', { user_id: world.ids['ana'], expiry_hrs: 13 })).toMatchObject({
      status: 400,
    });
    expect(await ana.post('UserToken/create', { user_id: world.ids['ana'], expiry_hrs: 0 })).toMatchObject({
      status: 400,
    });
  });

  it('TOS001 the terms are a page for a frame of the app, the very text whose hash is agreed to', async () => {
    const response = await world.request('/api/terms?theme=dark');
    const text = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(text).toContain('data-theme="dark"');
    expect(text).toMatch(/<h2>Terms of service<\/h2>[^]+<h2>Privacy policy<\/h2>/);
    expect((await world.request('/api/terms?theme=x')).status).toBe(400);
    const { body, hash } = await world.services.db.system((tx) =>
      tx.selectFrom('terms').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
    );
    expect(tokenHash(body)).toBe(hash);
  });

  it('TOS003 agreeing to the terms keeps their hash', async () => {
    const ana = await world.signIn('ana');
    const { data } = await ana.post('User/acknowledge-tos');
    const kept = await world.services.db.system((tx) =>
      tx.selectFrom('user').where('slug', '=', 'ana-slug').select('tos_hash').executeTakeFirstOrThrow(),
    );
    expect(data).toEqual({ tos_hash: kept.tos_hash });
    expect(kept.tos_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
