import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formOf } from '../routes/testing/caller.ts';
import { PASSWORD } from '../routes/testing/people.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { openLimits } from './limits.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);

afterAll(() => world.stop());

type Guess = { email: string; password: string; from: string; cookie?: string };

async function guess(request: World['request'], { email, password, from, cookie }: Guess) {
  const headers = { 'x-forwarded-for': from, ...(cookie === undefined ? {} : { cookie }) };
  const body = formOf({ email: `${email}@fieldspan.test`, password });
  const response = await request('/api/user/authenticate', { method: 'POST', body, headers });
  return { status: response.status, headers: response.headers, ...v.parse(EnvelopeSchema, await response.json()) };
}

it('two processes share their counts, also when all ask at once', async () => {
  const elsewhere = await world.elsewhere();
  const tries = Array.from({ length: 30 }, (_, at) =>
    guess(at % 2 === 0 ? world.request : elsewhere, { email: 'ana', password: 'wrong', from: '203.0.113.1' }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

it('wrong passwords of others do not block the right one from a known browser or a known place', async () => {
  const home = '198.51.100.7';
  const first = await guess(world.request, { email: 'bob', password: PASSWORD, from: home });
  const device = /fieldspan_device=[\w-]{43}/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? '';
  expect(device).not.toBe('');
  const strangers = Array.from({ length: 60 }, (_, at) =>
    guess(world.request, { email: 'bob', password: 'wrong', from: `203.0.113.${String(at + 10)}` }),
  );
  expect((await Promise.all(strangers)).filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(9);
  const abroad = { email: 'bob', password: PASSWORD, from: '192.0.2.99' };
  expect((await guess(world.request, abroad)).status).toBe(429);
  expect((await guess(world.request, { ...abroad, cookie: device })).success).toBe(true);
  expect((await guess(world.request, { ...abroad, from: home })).success).toBe(true);
});

it('a cookie that nobody issued does not make a browser known', async () => {
  const cookie = `fieldspan_device=${'A'.repeat(43)}`;
  const tries = Array.from({ length: 12 }, () =>
    guess(world.request, { email: 'cat', password: 'wrong', from: '203.0.113.200', cookie }),
  );
  expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(2);
});

it('says how long to wait, in words and in the header, and stores no readable address', async () => {
  const limits = openLimits(world.services.db);
  const wait = async () => {
    for (let at = 0; at < 6; at += 1) await limits.take('reset-account', 'someone@fieldspan.test');
  };
  await expect(wait()).rejects.toMatchObject({
    status: 429,
    errors: ['Too many attempts. Please wait 60 minutes and try again.'],
    headers: { 'retry-after': '3600' },
  });
  const stored = await world.services.db.system((tx) => tx.selectFrom('rate_limit').selectAll().execute());
  expect(JSON.stringify(stored)).not.toContain('@');
  await limits.forgive('reset-account', 'Someone@fieldspan.test');
  await limits.take('reset-account', 'someone@fieldspan.test');
});

it.each([
  ['public notes of a project that does not exist', '/api/JobNote/public?slug=guess', 'GET'],
  ['a public profile that does not exist', '/api/Profile/public?type=user&slug=guess', 'GET'],
  ['a public page of an asset that does not exist', '/api/CustomerAsset/public?slug=guess', 'GET'],
  ['a public page that does not exist', '/api/Equipment/public?slug=guess', 'GET'],
  ['a filled form that does not exist', '/api/CompanyForm/find/guess?view=page', 'GET'],
  ['an error report without a session', '/api/ErrorLog/save', 'POST'],
])('%s is limited to thirty requests from one address, but not from elsewhere', async (_, path, method) => {
  const ask = async (from: string) => {
    const init = {
      method,
      headers: { 'x-forwarded-for': from },
      ...(method === 'POST' ? { body: formOf({ endpoint: 'x' }) } : {}),
    };
    return (await world.request(path, init)).status;
  };
  const from = `203.0.113.9-${path}`;
  const statuses = await Promise.all(Array.from({ length: 40 }, () => ask(from)));
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await ask('198.51.100.1')).toBe(200);
});

it.each([
  ['passkey-options', '/api/user/passkey-options', 'POST'],
  ['sign-on', '/api/user/sign-on-ways?domain=fieldspan.test', 'GET'],
] as const)('%s: an office behind one address signs in, a machine that asks on and on does not', async (...row) => {
  const [rule, path, method] = row;
  const from = `203.0.113.77-${rule}`;
  const ask = async (address: string) => {
    const body = method === 'POST' ? { body: formOf({}) } : {};
    return (await world.request(path, { method, headers: { 'x-forwarded-for': address }, ...body })).status;
  };
  for (let at = 0; at < 298; at += 1) await world.services.limits.take(rule, from);
  const statuses = await Promise.all(Array.from({ length: 10 }, () => ask(from)));
  expect(statuses.filter((status) => status !== 429)).toHaveLength(2);
  expect(await ask('198.51.100.1')).not.toBe(429);
});
