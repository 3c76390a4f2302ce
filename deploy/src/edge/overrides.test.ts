import { PageSetSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { promote } from '../registry/promote.ts';
import type { Registry } from '../registry/registry.ts';
import { type Keys, newKeyPair, signingKey, trustedKey } from '../registry/signature.ts';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { ask, type Listening, listening } from '../testing/listening.ts';
import { createEdge, type Edge } from './edge.ts';
import type { LogEntry } from './log.ts';
import { type Override, signOverride } from './override-token.ts';

const BY = { who: 'ana', reason: null };
const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-20T10:00:00Z');
const OWN = { 'sec-fetch-site': 'same-origin' };

function pair() {
  const { privatePem, publicPem } = newKeyPair();
  return { signing: signingKey(privatePem, ''), trusted: trustedKey(publicPem, '') };
}

const ops = pair();
const developer = pair();
const stranger = pair();
const keys: Keys = { signing: ops.signing, trusted: [ops.trusted] };

const manifest = {
  name: 'forms',
  title: 'Forms',
  routes: [{ path: '/forms', title: 'Forms', login: true, print: false }],
  menu: [],
  widgets: {},
  uses: {},
  places: {},
  fills: {},
  state: {},
  budgetKB: 100,
};

const override: Override = {
  env: 'local',
  remote: 'forms',
  id: '1.0.0+0123456789ab',
  origin: 'http://localhost:3101',
  from: NOW,
  until: NOW + HOUR_MS,
  clock: '12:30',
  who: 'dan',
  manifest,
};

let edge: Edge;
let site: Listening;
let logged: LogEntry[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const folder = await temporaryFolder();
  const registry: Registry = { root: folder.path, env: 'local', keys };
  for (const name of ['shell', 'forms', 'library']) await publishFixture(registry, { name });
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0', 'library@1.0.0'], BY);
  logged = [];
  edge = createEdge({ registry, servers: [], log: (entry) => logged.push(entry), overrideKeys: [developer.trusted] });
  site = await listening(edge.server);
});

afterEach(async () => {
  vi.useRealTimers();
  await edge.stop();
});

const start = (token: string, headers: Record<string, string> = OWN) =>
  ask(site.port, '/__fed/override', { method: 'POST', headers, body: `token=${token}` });

const open = (cookie: string, path = '/forms') => ask(site.port, path, { headers: { cookie } });

/**
 * Takes the override like a browser.
 * @returns the cookie that the browser then sends
 */
async function started(token: string): Promise<string> {
  const { headers } = await start(token);
  return String(headers['set-cookie']?.[0]).split(';')[0] ?? '';
}

const setIn = (html: string) =>
  v.parse(PageSetSchema, JSON.parse(/id="fieldspan-set">(.*?)<\/script>/.exec(html)?.[1] ?? ''));

test.each([
  ['a key that signs what is live', ops.signing],
  ['a key for overrides alone', developer.signing],
])('an override that was signed with %s asks first, then runs for this visitor until it ends', async (_, key) => {
  const token = signOverride(override, key);
  const asked = await ask(site.port, `/__fed/override?token=${token}`);
  expect([asked.status, asked.headers['set-cookie']]).toEqual([200, undefined]);
  expect(asked.text).toContain('<b>http://localhost:3101</b>');

  const taken = await start(token);
  expect([taken.status, taken.headers.location]).toEqual([303, '/forms']);
  expect(taken.headers['set-cookie']?.[0]).toMatch(
    /^fieldspan_override_forms=[\w.-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(logged).toContainEqual(expect.objectContaining({ event: 'override-started', remote: 'forms', who: 'dan' }));

  const page = await open(await started(token));
  expect(setIn(page.text)).toMatchObject({
    remotes: { forms: { id: override.id, entry: `http://localhost:3101/r/forms/${override.id}/remoteEntry.js` } },
    overrides: [{ remote: 'forms', origin: 'http://localhost:3101', until: '2026-11-20T11:00:00.000Z', who: 'dan' }],
  });
  expect(page.text).toContain('Remote <b>forms</b> from <b>http://localhost:3101</b> until 12:30');
  expect(page.text).not.toContain('<link rel="preload" as="script" href="/r/forms/');
});

test('the content policy allows exactly that origin, and only on that visitor’s pages', async () => {
  const plain = await open('');
  const cookie = await started(signOverride(override, ops.signing));
  const policy = String((await open(cookie)).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' http://localhost:3101;");
  expect(policy).toContain("default-src 'none';");
  expect(policy.replaceAll(' http://localhost:3101', '')).toBe(plain.headers['content-security-policy']);
  const other = await open('');
  expect([other.text, other.headers['content-security-policy']]).toEqual([
    plain.text,
    plain.headers['content-security-policy'],
  ]);
  expect(JSON.parse((await open(cookie, '/__set')).text).remotes.forms.entry).toMatch(/^\/r\/forms\//);
  const polled = await open(cookie, '/__set?overrides');
  expect(JSON.parse(polled.text)).toMatchObject({ remotes: { forms: { id: override.id } } });
  expect((await open(cookie, '/__set?overrides')).headers.etag).toBe(polled.headers.etag);
});

test.each<[string, () => string, string]>([
  ['is forged', () => signOverride(override, stranger.signing), 'was not signed with a key that local trusts'],
  [
    'does not fit what is live',
    () =>
      signOverride(
        {
          ...override,
          manifest: { ...manifest, routes: [{ path: '/library', title: 'Mine', login: true, print: false }] },
        },
        ops.signing,
      ),
    'both own the path /library',
  ],
])('an override that %s is refused with a message, and nothing is stored', async (_, token, words) => {
  const given = token();
  for (const answer of [await ask(site.port, `/__fed/override?token=${given}`), await start(given)]) {
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
    expect(answer.text).toContain(words);
  }
  expect(logged).toContainEqual(expect.objectContaining({ event: 'override-refused' }));
});

test('another site cannot start or stop one', async () => {
  const token = signOverride(override, ops.signing);
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}])
    expect((await start(token, { ...headers })).status).toBe(403);
  const stop = await ask(site.port, '/__fed/stop', { method: 'POST', body: 'remote=forms' });
  expect(stop.status).toBe(403);
});

test('a stored override that is no longer valid is reported once and dropped, and the live release runs', async () => {
  const cookie = await started(signOverride(override, ops.signing));
  vi.setSystemTime(NOW + 2 * HOUR_MS);
  const page = await open(cookie);
  expect(setIn(page.text).remotes['forms']?.entry).toMatch(/^\/r\/forms\//);
  expect(page.text).toContain('ended at 12:30');
  expect(page.text).toContain('What is live runs.');
  expect(page.headers['set-cookie']?.[0]).toMatch(/^fieldspan_override_forms=; Max-Age=0;/);
  expect(page.headers['content-security-policy']).not.toContain('localhost');
});

test('stopping clears it and redirects to a page of the app', async () => {
  for (const [to, location] of [
    ['/forms/12?tab=2', '/forms/12?tab=2'],
    ['//evil.example', '/'],
    ['https://evil.example', '/'],
    ['/\\evil.example', '/'],
  ]) {
    const body = new URLSearchParams({ remote: 'forms', to: to ?? '' }).toString();
    const { status, headers } = await ask(site.port, '/__fed/stop', { method: 'POST', headers: OWN, body });
    expect([status, headers.location]).toEqual([303, location]);
    expect(headers['set-cookie']?.[0]).toMatch(/^fieldspan_override_forms=; Max-Age=0;/);
  }
});

test('the service worker caches the live set, whatever the visitor overrides', async () => {
  const cookie = await started(signOverride(override, ops.signing));
  expect((await open(cookie, '/service-worker.js')).text).not.toContain('localhost:3101');
});
