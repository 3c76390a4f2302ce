import { SecondStepSchema } from '@fieldspan/contract/signed-in';
import { models } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { PASSWORD } from '../testing/people.ts';
import { openWorld } from '../testing/world.ts';
import { codeOf, firstStep, postOpen, setUpApp, stepToken, turnClock } from './testing/factor-world.ts';

const world = await openWorld();
const { db } = world.services;
let bob: { secret: string; codes: string[] };
let bobCaller: Caller;

beforeAll(async () => {
  bobCaller = await world.signIn('bob');
  bob = await setUpApp(world, bobCaller);
});

afterAll(() => world.stop());

const second = (payload: Record<string, unknown>, request = world.request) =>
  postOpen(request, 'user/second-step', payload);

const nextCode = () => {
  turnClock(world);
  return codeOf(bob.secret, world.services.clock());
};

describe('who has no second factor', () => {
  it('signs in as before', async () => {
    expect((await firstStep(world, 'cat')).data).toMatchObject({ user_slug: 'cat-slug' });
  });
});

describe('after the password', () => {
  it('a person with an authenticator app gets a token for the second step, and no cookie', async () => {
    const answer = await firstStep(world, 'bob');
    expect(answer).toMatchObject({
      success: true,
      data: { second_step: { has_totp: true, has_passkey: false } },
      cookies: [],
    });
    expect(JSON.stringify(answer.data)).not.toContain('api_key');
  });

  it('a code of the app opens the session', async () => {
    const answer = await second({ token: await stepToken(world, 'bob'), code: nextCode() });
    expect(answer).toMatchObject({ success: true, data: { user_slug: 'bob-slug' } });
    expect(answer.cookies[0]).toMatch(/^fieldspan_session=/);
  });

  it('the token works once', async () => {
    const token = await stepToken(world, 'bob');
    expect((await second({ token, code: nextCode() })).success).toBe(true);
    expect(await second({ token, code: nextCode() })).toMatchObject({
      success: false,
      errors: ['This took too long. Please sign in again.'],
    });
  });

  it('the token expires after ten minutes', async () => {
    const token = await stepToken(world, 'bob');
    await db.system((tx) =>
      tx
        .updateTable('sign_in_step')
        .set({ expires_at: sql<string>`now() - interval '1 second'` })
        .execute(),
    );
    expect((await second({ token, code: nextCode() })).errors).toEqual(['This took too long. Please sign in again.']);
  });

  it('a wrong code is refused with a message, and can be tried again', async () => {
    const token = await stepToken(world, 'bob');
    expect((await second({ token, code: '000000' })).errors[0]).toMatch(/^This code is not right/);
    expect((await second({ token })).errors[0]).toMatch(/^This code is not right/);
    expect((await second({ token, code: nextCode() })).success).toBe(true);
  });

  it('a reused code is refused, and so is one of an earlier time step', async () => {
    const code = nextCode();
    const earlier = codeOf(bob.secret, world.services.clock(), -1);
    expect((await second({ token: await stepToken(world, 'bob'), code })).success).toBe(true);
    const token = await stepToken(world, 'bob');
    for (const stale of [code, earlier])
      expect((await second({ token, code: stale })).errors).toEqual([
        'This code was used already. Please wait for the next one.',
      ]);
  });

  it('one code at two processes at the same time opens one session', async () => {
    const other = await world.elsewhere();
    const code = nextCode();
    const tokens = [await stepToken(world, 'bob'), await stepToken(world, 'bob')];
    const answers = await Promise.all(
      tokens.map((token, at) => second({ token, code }, at === 0 ? other : world.request)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('a sign-in that began at one process can end at another', async () => {
    const token = await stepToken(world, 'bob');
    expect((await second({ token, code: nextCode() }, await world.elsewhere())).success).toBe(true);
  });
});

describe('half signed in', () => {
  it('nothing can be read or written with the token, wherever it is sent', async () => {
    const token = await stepToken(world, 'bob');
    const sent = [
      { cookie: `fieldspan_session=${token}`, 'api-key': token },
      { 'api-key': token },
      { cookie: `fieldspan_session=${token}` },
      { authorization: `Bearer ${token}` },
    ];
    for (const headers of sent)
      for (const name of Object.keys(models))
        expect((await world.request(`/api/${name}/get`, { headers })).status, name).toBe(401);
    const own = await world.request('/api/UserFactor/mine', { headers: sent[0] ?? {} });
    expect(own.status).toBe(401);
    expect((await world.request(`/resources/library-uploads/${token}/x.png`)).status).toBe(404);
  });
});

describe('a recovery code', () => {
  it('works once, in any notation', async () => {
    const [first = '', other = ''] = bob.codes;
    expect(bob.codes).toHaveLength(10);
    expect(new Set(bob.codes).size).toBe(10);
    const written = first.toUpperCase().replaceAll('-', ' ');
    expect((await second({ token: await stepToken(world, 'bob'), recovery_code: written })).success).toBe(true);
    expect((await second({ token: await stepToken(world, 'bob'), recovery_code: first })).errors).toEqual([
      'This recovery code is not right, or was used already. Each works once.',
    ]);
    expect((await second({ token: await stepToken(world, 'bob'), recovery_code: other })).success).toBe(true);
  });

  it('of somebody else opens nothing', async () => {
    const { codes } = await setUpApp(world, await world.signIn('dan'));
    expect((await second({ token: await stepToken(world, 'bob'), recovery_code: codes[0] })).success).toBe(false);
  });

  it('sent five times at once opens one session', async () => {
    const tokens = await Promise.all(Array.from({ length: 5 }, () => stepToken(world, 'bob')));
    const answers = await Promise.all(tokens.map((token) => second({ token, recovery_code: bob.codes[2] })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('is stored as a hash, and the secret of the app encrypted', async () => {
    const { rows } = await db.system((tx) =>
      sql<{
        text: string;
      }>`select (select json_agg(r)::text from recovery_code r) || (select json_agg(f)::text from totp_factor f) as text`.execute(
        tx,
      ),
    );
    const text = rows[0]?.text ?? '';
    expect(text).toContain('code_hash');
    for (const secret of [bob.secret, ...bob.codes, ...bob.codes.map((code) => code.replaceAll('-', ''))])
      expect(text).not.toContain(secret);
  });
});

describe('guesses', () => {
  it('are counted over all addresses, and the owner is told', async () => {
    const eve = await setUpApp(world, await world.signIn('eve'));
    const token = await stepToken(world, 'eve');
    const guesses = await Promise.all(Array.from({ length: 25 }, () => second({ token, code: '000000' })));
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15);
    const late = await second({ token, code: codeOf(eve.secret, world.services.clock(), 1) });
    expect(late).toMatchObject({ status: 429, success: false });
    await expect
      .poll(async () => {
        const sent = await world.services.outbox.list(30);
        return sent.filter(({ to, text }) => to === 'eve@fieldspan.test' && text.includes('several wrong codes'))
          .length;
      })
      .toBe(1);
  });
});

describe('a trusted device', () => {
  it('is not asked again, for this person only, until the password is reset', async () => {
    const opened = await second({ token: await stepToken(world, 'bob'), code: nextCode() });
    const session = v.parse(v.object({ api_key: v.string() }), opened.data);
    const [cookie = ''] = opened.cookies;
    const trusted = await world.request('/api/user/trust-device', {
      method: 'POST',
      body: new FormData(),
      headers: { cookie, 'api-key': session.api_key },
    });
    const device = trusted.headers.getSetCookie().find((each) => each.startsWith('fieldspan_trust=')) ?? '';
    expect(device).toMatch(/; HttpOnly; SameSite=Strict; Max-Age=2592000/);
    const sent = device.split(';')[0] ?? '';
    expect((await firstStep(world, 'bob', sent)).data).toMatchObject({ user_slug: 'bob-slug' });
    expect(v.is(SecondStepSchema, (await firstStep(world, 'dan', sent)).data)).toBe(true);
    await resetPasswordOf('bob');
    expect(v.is(SecondStepSchema, (await firstStep(world, 'bob', sent)).data)).toBe(true);
  });
});

/** Resets the password with the mailed link, to the one that everybody has here. */
async function resetPasswordOf(name: string) {
  const link = async () => {
    const sent = await world.services.outbox.list(30);
    const [newest = ''] = sent.flatMap(({ text }) => /\/reset-password\/(\S+)/.exec(text)?.[1] ?? []);
    return newest;
  };
  const before = await link();
  await postOpen(world.request, 'user/reset-request', { email: `${name}@fieldspan.test` });
  await expect.poll(link).not.toBe(before);
  return postOpen(world.request, 'user/reset-password', { token: await link(), password: PASSWORD, confirm: PASSWORD });
}

describe('a password reset', () => {
  it('does not remove the second step, and ends unfinished sign-ins', async () => {
    const before = await stepToken(world, 'bob');
    const answer = await resetPasswordOf('bob');
    expect(answer).toMatchObject({ success: true, cookies: [] });
    const { token } = v.parse(SecondStepSchema, answer.data).second_step;
    expect((await second({ token: before, code: nextCode() })).errors).toEqual([
      'This took too long. Please sign in again.',
    ]);
    expect((await second({ token, code: nextCode() })).success).toBe(true);
  });
});

describe('switching users', () => {
  it('does not bypass the second step', async () => {
    await db.system((tx) => tx.insertInto('demo_company').values({ tenant_id: 1 }).execute());
    await db.system((tx) =>
      tx
        .insertInto('demo_person')
        .values([{ user_id: world.ids['cat'] ?? 0 }, { user_id: world.ids['dan'] ?? 0 }])
        .execute(),
    );
    const cat = await world.signIn('cat');
    const here = { ...cat.headers, host: 'localhost', 'x-forwarded-for': '127.0.0.1' };
    const answer = await postOpen(
      (path, init) => world.request(path, { ...init, headers: here }),
      'User/authenticate',
      { email: 'dan@fieldspan.test', password: 'placeholder' },
    );
    expect(answer.errors).toEqual(['This person has a second step at sign-in. Sign in as them instead.']);
  });
});
