import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/fixture-registry.ts';
import { ask, type Listening, listening } from '../testing/listening.ts';
import { OverrideServer } from './override-server.ts';

const SITE = 'https://app.example.com';
const PREFIX = '/r/forms/1.0.0+0123456789ab/';

let server: OverrideServer;
let site: Listening;
let starts: number;

beforeEach(async () => {
  const { path } = await temporaryFolder();
  const folder = join(path, 'build');
  await mkdir(folder);
  await writeFile(join(path, 'secret.txt'), 'not for others');
  await writeFile(join(folder, 'remoteEntry.js'), 'entry();');
  await writeFile(join(folder, 'app.css'), '.a{}');
  starts = 0;
  server = new OverrideServer({
    folder,
    prefix: PREFIX,
    entry: 'remoteEntry.js',
    site: SITE,
    client: () => 'client();',
    startAddress: () => `${SITE}/__fed/override?token=${(starts += 1)}`,
  });
  site = await listening(server.server);
});

const get = (path: string, headers: Record<string, string> = {}) => ask(site.port, path, { headers });

test('only the site it was started for may load the build', async () => {
  const { status, headers, text } = await get(`${PREFIX}app.css`, { origin: SITE });
  expect([status, text]).toEqual([200, '.a{}']);
  expect(headers).toMatchObject({
    'access-control-allow-origin': SITE,
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect((await get(`${PREFIX}app.css`, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await get(`${PREFIX}app.css`, { host: 'evil.example' })).status).toBe(421);
});

test('the entry script contains the code that reports newer builds', async () => {
  expect((await get(`${PREFIX}remoteEntry.js`)).text).toBe('entry();client();');
});

test.each(['../secret.txt', '%2e%2e/secret.txt', '..%2fsecret.txt', '', 'nope.js'])(
  'no path escapes the folder of the build: %s',
  async (path) => {
    const { status, text } = await get(`${PREFIX}${path}`);
    expect([status, text]).toEqual([404, 'There is no such file.\n']);
  },
);

test('a preflight request is answered', async () => {
  const headers = { origin: SITE, 'access-control-request-private-network': 'true' };
  const { status, headers: told } = await ask(site.port, `${PREFIX}app.css`, { method: 'OPTIONS', headers });
  expect([status, told['access-control-allow-private-network']]).toEqual([204, 'true']);
  expect((await ask(site.port, '/', { method: 'POST' })).status).toBe(405);
});

test('its own address redirects to the site, with a fresh token each time', async () => {
  const first = await get('/');
  const second = await get('/');
  expect([first.status, first.headers.location]).toEqual([303, `${SITE}/__fed/override?token=1`]);
  expect(second.headers.location).toBe(`${SITE}/__fed/override?token=2`);
});

test('open pages are told of each build', async () => {
  const response = await fetch(`${site.url}/events`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(':\n\n');
  server.tell('built', '12:03:04');
  expect((await reader?.read())?.value).toBe('event: built\ndata: 12:03:04\n\n');
  await reader?.cancel();
});
