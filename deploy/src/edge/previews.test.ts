import { PageSetSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UsageError } from '../commands/command.ts';
import { parsedLine } from '../commands/options.ts';
import { previewCommand } from '../commands/preview.ts';
import { promote } from '../registry/promote.ts';
import { recall } from '../registry/recall.ts';
import type { Registry } from '../registry/registry.ts';
import { newKeyPair, signingKey, trustedKey } from '../registry/signature.ts';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { ask, type Listening, listening } from '../testing/listening.ts';
import { createEdge, type Edge } from './edge.ts';
import { signPreview, type Preview } from './override-token.ts';

const BY = { who: 'ana', reason: null };
const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-20T10:00:00Z');
const OWN = { 'sec-fetch-site': 'same-origin' };

const { privatePem, publicPem } = newKeyPair();
const signing = signingKey(privatePem, '');

let registry: Registry;
let edge: Edge;
let site: Listening;
/** The full id of forms 1.1.0, which is published and not live. */
let id: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  registry = {
    root: (await temporaryFolder()).path,
    env: 'local',
    keys: { signing, trusted: [trustedKey(publicPem, '')] },
  };
  for (const name of ['shell', 'forms', 'library']) await publishFixture(registry, { name });
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0', 'library@1.0.0'], BY);
  ({ id } = await publishFixture(registry, { name: 'forms', version: '1.1.0' }));
  edge = createEdge({ registry, servers: [], log: () => undefined });
  site = await listening(edge.server);
});

afterEach(async () => {
  vi.useRealTimers();
  await edge.stop();
});

/** Runs `fed preview …` and returns what it printed. */
async function command(...args: string[]): Promise<string> {
  const { values: options, positionals: names } = parsedLine(args);
  const lines: string[] = [];
  await previewCommand({ registry, names, options, who: 'dan', print: (line) => lines.push(line) });
  return lines.join('\n');
}

const AGAINST = ['--against', 'https://app.example.com'];
const tokenIn = (printed: string): string =>
  /https:\/\/app\.example\.com\/__fed\/override\?token=([\w.-]+)/.exec(printed)?.[1] ?? '';
const start = (token: string) =>
  ask(site.port, '/__fed/override', { method: 'POST', headers: OWN, body: `token=${token}` });
const setIn = (html: string) =>
  v.parse(PageSetSchema, JSON.parse(/id="fieldspan-set">(.*?)<\/script>/.exec(html)?.[1] ?? ''));

test('the address that the command prints shows a published release before it is live, in that browser alone', async () => {
  const printed = await command('forms@1.1.0', ...AGAINST, '--hours', '72');
  const token = tokenIn(printed);
  // For the camera of a phone.
  expect(printed).toMatch(/[▀▄█]{20}/);
  const asked = await ask(site.port, `/__fed/override?token=${token}`);
  expect([asked.status, asked.headers['set-cookie']]).toEqual([200, undefined]);
  expect(asked.text).toContain('Look at forms before it is live?');

  const taken = await start(token);
  expect([taken.status, taken.headers.location]).toEqual([303, '/forms']);
  const cookie = String(taken.headers['set-cookie']?.[0]).split(';')[0] ?? '';
  const page = await ask(site.port, '/forms', { headers: { cookie } });
  const { remotes, overrides } = setIn(page.text);
  expect(remotes['forms']).toMatchObject({ id, entry: `/r/forms/${id}/remoteEntry.js` });
  expect(remotes['forms']?.integrity).toMatch(/^sha384-/);
  expect(overrides).toEqual([
    { remote: 'forms', origin: `/r/forms/${id}`, until: '2026-11-23T10:00:00.000Z', who: 'dan' },
  ]);
  expect(page.text).toContain(`Preview of <b>forms ${id}</b>`);

  const plain = await ask(site.port, '/forms', {});
  expect(setIn(plain.text).remotes['forms']?.id).toMatch(/^1\.0\.0\+/);
  expect(page.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);

  vi.setSystemTime(NOW + 73 * HOUR_MS);
  const after = await ask(site.port, '/forms', { headers: { cookie } });
  expect(setIn(after.text).remotes['forms']?.id).toMatch(/^1\.0\.0\+/);
  expect(after.text).toContain(`Run &quot;pnpm fed preview forms@${id}&quot; again.`);
});

test('what was recalled meanwhile is no longer shown', async () => {
  const cookie = String((await start(tokenIn(await command('forms@1.1.0', ...AGAINST)))).headers['set-cookie']);
  await recall(registry, 'forms@1.1.0', { who: 'ana', reason: 'It loses drafts.' });
  // The edge looks at the registry every little while.
  await vi.waitFor(async () => {
    const page = await ask(site.port, '/forms', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(page.text).toContain('was recalled');
    expect(setIn(page.text).remotes['forms']?.id).toMatch(/^1\.0\.0\+/);
  }, 5000);
});

test.each<[string, Partial<Preview>, string]>([
  ['lasts longer than three days', { until: NOW + 73 * HOUR_MS }, 'longer than 72 hours'],
  ['is of a release that is not published', { id: '9.9.9+0123456789ab' }, 'is not published in local'],
  ['is of another environment', { env: 'prod' }, 'made for prod; this is local'],
])('a signed preview that %s is refused', async (_, change, words) => {
  const preview: Preview = {
    env: 'local',
    remote: 'forms',
    id,
    origin: null,
    from: NOW,
    until: NOW + HOUR_MS,
    clock: '20 Nov, 12:30',
    who: 'dan',
  };
  const refused = await start(signPreview({ ...preview, ...change }, signing));
  expect([refused.status, refused.headers['set-cookie']]).toEqual([403, undefined]);
  expect(refused.text).toContain(words);
});

test('the command refuses in words what cannot be previewed', async () => {
  await expect(command('forms@1.1.0')).rejects.toThrow(UsageError);
  await expect(command('forms@1.1.0', ...AGAINST, '--hours', '73')).rejects.toThrow('up to 72');
  await expect(command('shell@1.0.0', ...AGAINST)).rejects.toThrow('Only a remote can be previewed');
  await expect(command('forms@3.0.0', ...AGAINST)).rejects.toThrow('3.0.0');
  const clash = { routes: [{ path: '/library', title: 'Mine', login: true, print: false }] };
  await publishFixture(registry, { name: 'forms', version: '1.2.0', manifest: clash });
  await expect(command('forms@1.2.0', ...AGAINST)).rejects.toThrow('both own the path /library');
});
