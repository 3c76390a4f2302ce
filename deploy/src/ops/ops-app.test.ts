import { expect, test } from 'vitest';
import { ReleaseHealth } from '../edge/release-health.ts';
import { canary } from '../registry/canary.ts';
import { liveSet } from '../registry/channel.ts';
import { promote } from '../registry/promote.ts';
import { readLog } from '../registry/release-log.ts';
import { bucketServer } from '../testing/bucket-server.ts';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { startedRegistry } from '../testing/promoter.ts';
import { opsApp } from './ops-app.ts';

const KEY = 'the-operators-key';
const BY = { who: 'ana', reason: null };
const GUARD = { errorRateMax: 0.02, minSessions: 20, windowMin: 15 };

async function world() {
  const root = await temporaryFolder();
  const registry = { root: root.path, env: 'local' };
  await publishFixture(registry, { name: 'shell' });
  await publishFixture(registry, { name: 'forms' });
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0'], BY);
  const { id } = await publishFixture(registry, { name: 'forms', version: '1.1.0' });
  const health = new ReleaseHealth();
  const app = opsApp({ registry, health, key: KEY });
  const request = (path: string, init: RequestInit = {}, address = '1.2.3.4') =>
    Promise.resolve(app.fetch(new Request(`http://ops.test${path}`, init), { address }));
  const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });
  return { registry, health, id, request, form };
}

type World = Awaited<ReturnType<typeof world>>;

async function signedIn({ form }: World): Promise<{ cookie: string }> {
  const answer = await form('/ops/sign-in', { key: KEY });
  expect(answer.status).toBe(303);
  return { cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

test('nothing is shown or done without the key', async () => {
  const it = await world();
  expect((await it.request('/ops/releases')).headers.get('location')).toBe('/ops/sign-in');
  expect((await it.form('/ops/releases/do', { action: 'promote', spec: 'forms@1.1.0' })).status).toBe(303);
  expect((await it.request('/ops/api/promote', { method: 'POST', body: '{}' })).status).toBe(401);
  expect((await it.request('/ops/api/set', { headers: { authorization: 'Bearer wrong' } })).status).toBe(401);
  expect(
    (await it.request('/ops/releases', { headers: { cookie: `fieldspan_ops=${Date.now() + 1e6}.forged` } })).status,
  ).toBe(303);
  expect((await liveSet(it.registry))?.seq).toBe(1);
});

test('five wrong keys block for a minute, but never the right key', async () => {
  const it = await world();
  for (let tries = 0; tries < 5; tries += 1) expect((await it.form('/ops/sign-in', { key: 'wrong' })).status).toBe(401);
  expect((await it.form('/ops/sign-in', { key: 'wrong' })).status).toBe(429);
  expect((await it.form('/ops/sign-in', { key: KEY })).status).toBe(303);
  expect((await it.request('/ops/api/set', { headers: { authorization: `Bearer ${KEY}` } })).status).toBe(200);
  const elsewhere = {
    method: 'POST',
    body: new URLSearchParams({ key: 'wrong' }),
    headers: { 'sec-fetch-site': 'same-origin' },
  };
  expect((await it.request('/ops/sign-in', elsewhere, '5.6.7.8')).status).toBe(401);
});

test('live releases, canaries and the log are on one page, without scripts', async () => {
  const it = await world();
  const share = { percent: 10, include: ['pilot'], exclude: [], guard: GUARD };
  await canary(it.registry, { spec: 'forms@1.1.0', share }, { who: '<b>ana</b>', reason: null });
  const page = await it.request('/ops/releases', { headers: await signedIn(it) });
  const text = await page.text();
  expect(text).toContain('Set 2 is live in local');
  expect(text).toContain(`${it.id} at 10 % with pilot`);
  expect(text).toContain('0 of 20 votes: too few to judge');
  expect(text).toContain('&lt;b&gt;ana&lt;/b&gt;');
  expect(text).not.toMatch(/<script|style=/);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a promotion asks the gate, is confirmed, carried out and logged with its reason', async () => {
  const it = await world();
  const headers = await signedIn(it);
  const fields = { action: 'promote', spec: 'forms@1.1.0' };
  const report = await (await it.form('/ops/releases/ask', fields, headers)).text();
  expect(report).toContain('The gate lets it pass');
  expect((await liveSet(it.registry))?.seq).toBe(1);
  expect(await (await it.form('/ops/releases/do', { ...fields, reason: 'new meter' }, headers)).text()).toContain(
    'Done: set 2 is live.',
  );
  expect((await readLog(it.registry)).at(-1)).toMatchObject({
    who: 'operator',
    action: 'promote',
    reason: 'new meter',
  });
});

test('a refusal shows the gate’s problems, and changes nothing', async () => {
  const it = await world();
  const headers = await signedIn(it);
  await publishFixture(it.registry, {
    name: 'forms',
    version: '2.0.0',
    manifest: { uses: { 'library.picker': '^1.0.0' } },
  });
  const answer = await it.form('/ops/releases/ask', { action: 'promote', spec: 'forms@2.0.0' }, headers);
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('local has no remote library');
});

test('a form that another site posts in an operator’s name does nothing', async () => {
  const it = await world();
  const headers = { ...(await signedIn(it)), 'sec-fetch-site': 'cross-site' };
  expect((await it.form('/ops/releases/do', { action: 'promote', spec: 'forms@1.1.0' }, headers)).status).toBe(303);
  expect((await liveSet(it.registry))?.seq).toBe(1);
});

test('programs can do the same with the key and JSON', async () => {
  const it = await world();
  const api = (action: string, fields: object) =>
    it.request(`/ops/api/${action}`, {
      method: 'POST',
      body: JSON.stringify(fields),
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    });
  expect(await (await api('promote', { spec: 'forms@1.1.0', dryRun: true })).json()).toMatchObject({ dryRun: true });
  expect(await (await api('promote', { spec: 'forms@1.1.0', who: 'deploy bot' })).json()).toMatchObject({ seq: 2 });
  expect((await readLog(it.registry)).at(-1)?.who).toBe('operator, says: deploy bot');
  expect((await api('promote', { spec: 'forms@9.9.9' })).status).toBe(404);
  expect(await (await api('promote', { spec: 'forms' })).json()).toEqual({
    error: expect.stringContaining('spec: is no release such as'),
  });
  expect((await api('explode', {})).status).toBe(404);
  const damaged = {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: '{',
  };
  expect((await it.request('/ops/api/promote', damaged)).status).toBe(400);
});

test('a canary is not widened before enough people have seen it, nor while it fails', async () => {
  const it = await world();
  const headers = await signedIn(it);
  const share = { percent: 10, include: [], exclude: [], guard: GUARD };
  await canary(it.registry, { spec: 'forms@1.1.0', share }, BY);
  const widen = { action: 'canary', spec: 'forms@1.1.0', percent: '50' };
  expect(await (await it.form('/ops/releases/ask', widen, headers)).text()).toContain('20 are needed to judge it');
  const minute = Math.floor(Date.now() / 60_000);
  const tally = { remote: 'forms', id: it.id, minute, shown: 20, failed: 0 };
  it.health.replace([tally]);
  expect((await it.form('/ops/releases/ask', widen, headers)).status).toBe(200);
  it.health.replace([{ ...tally, failed: 1 }]);
  expect(await (await it.form('/ops/releases/ask', { action: 'finish', remote: 'forms' }, headers)).text()).toContain(
    'failed in 5.0 % of 20 votes',
  );
});

test('while the store of the releases is away, the page says so', { timeout: 30_000 }, async () => {
  const { bucket, close } = await bucketServer();
  const registry = await startedRegistry({ root: (await temporaryFolder()).path, bucket });
  const app = opsApp({ registry, health: new ReleaseHealth(), key: KEY });
  const headers = { Authorization: `Bearer ${KEY}` };
  expect((await app.request('/ops/api/set', { headers }, { address: '' })).status).toBe(200);
  await close();
  const answer = await app.request('/ops/api/set', { headers }, { address: '' });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('s3://releases/fieldspan');
});
