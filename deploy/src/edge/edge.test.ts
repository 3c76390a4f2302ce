import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PageSetSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { ask, type Listening, listening } from '../testing/listening.ts';
import { promote } from '../registry/promote.ts';
import type { Registry } from '../registry/registry.ts';
import { rollback } from '../registry/rollback.ts';
import { createEdge, type Edge } from './edge.ts';
import type { LogEntry } from './log.ts';

const BY = { who: 'ana', reason: null };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let registry: Registry;
let edge: Edge;
let site: Listening;
let logged: LogEntry[];

beforeEach(async () => {
  folder = await temporaryFolder();
  registry = { root: folder.path, env: 'local' };
  logged = [];
  edge = createEdge({ registry, servers: [], log: (entry) => logged.push(entry) });
  site = await listening(edge.server);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await edge.stop();
});

/** Makes the edge read HEAD again at once. */
function letTimePass(): void {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 10_000);
}

const edgeThatFrames = (origin: string): Edge =>
  createEdge({ registry, servers: [], log: () => {}, frameSources: [origin] });

const FORMS = {
  name: 'forms',
  manifest: { title: 'Forms </script><b>', routes: [{ path: '/forms/:tab', title: 'Forms' }] },
};

async function ship(...builds: Parameters<typeof publishFixture>[1][]): Promise<string[]> {
  const published = [];
  for (const build of builds) published.push(await publishFixture(registry, build));
  await promote(
    registry,
    published.map(({ remote, id }) => `${remote}@${id}`),
    BY,
  );
  return published.map(({ id }) => id);
}

const inlinedSet = (html: string): unknown => JSON.parse(/id="fieldspan-set">(.*?)<\/script>/.exec(html)?.[1] ?? '');

test('every app route answers the page with the live set inlined', async () => {
  const [shellId, formsId] = await ship({ name: 'shell' }, FORMS);
  for (const path of ['/', '/login', '/forms/open', '/no/such/page', '/project/a.b']) {
    const { status, headers, text } = await ask(site.port, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const set = v.parse(PageSetSchema, inlinedSet(text));
    expect(set).toMatchObject({ env: 'local', seq: 1, shell: { id: shellId } });
    expect(set.remotes['forms']).toMatchObject({
      id: formsId,
      entry: `/r/forms/${formsId}/remoteEntry.js`,
      integrity: expect.stringMatching(/^sha384-.{64}$/),
      assets: {
        js: [`/r/forms/${formsId}/remoteEntry.js`, `/r/forms/${formsId}/app.js`],
        css: [`/r/forms/${formsId}/app.css`],
      },
      manifest: { title: 'Forms </script><b>' },
    });
  }
});

test('no text in a manifest can end the inlined set early', async () => {
  await ship({ name: 'shell' }, FORMS);
  const { text } = await ask(site.port, '/');
  expect(text).not.toContain('</script><b>');
});

test('the page is protected by a policy without unsafe exceptions and is not stored', async () => {
  await ship({ name: 'shell' });
  const { headers, text } = await ask(site.port, '/');
  const policy = String(headers['content-security-policy']);
  for (const directive of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]) {
    expect(policy.split('; ')).toContain(directive);
  }
  expect(policy).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['permissions-policy']).toContain('camera=(self)');
  expect(text).not.toMatch(/<script(?![^>]*(?:src=|application\/json))|<style|\sstyle=|\son\w+=/);
});

test('frame sources are allowed one by one, and only as https origins', async () => {
  expect(() => edgeThatFrames("'unsafe-inline'")).toThrow('cannot be a frame source');
  expect(() => edgeThatFrames('https://a.example; script-src *')).toThrow('cannot be a frame source');
  await ship({ name: 'shell' });
  const other = await listening(edgeThatFrames('https://player.example').server);
  expect((await ask(other.port, '/')).headers['content-security-policy']).toContain(
    "frame-src 'self' blob: https://www.youtube-nocookie.com https://www.google.com https://player.example;",
  );
});

test('the page and the set are compressed for clients that accept it, and answered with 304 when unchanged', async () => {
  await ship({ name: 'shell' }, FORMS);
  for (const path of ['/', '/__set']) {
    const plain = await ask(site.port, path);
    const packed = await ask(site.port, path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(plain.text);
    const again = await ask(site.port, path, { headers: { 'if-none-match': String(plain.headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  }
});

test('a promotion and a rollback reach the next page; the bytes of other remotes stay', async () => {
  const [, firstForms, equipment] = await ship({ name: 'shell' }, FORMS, { name: 'equipment' });
  const setTag = String((await ask(site.port, '/__set')).headers.etag);
  const bytes = (await ask(site.port, `/r/equipment/${equipment}/app.js`)).text;
  const [secondForms] = await ship({ ...FORMS, version: '1.0.1' });
  letTimePass();
  const changed = await ask(site.port, '/__set', { headers: { 'if-none-match': setTag } });
  expect(changed.status).toBe(200);
  expect(v.parse(PageSetSchema, JSON.parse(changed.text))).toMatchObject({
    seq: 2,
    remotes: { forms: { id: secondForms }, equipment: { id: equipment } },
  });
  await rollback(registry, 'forms', BY);
  letTimePass();
  expect(inlinedSet((await ask(site.port, '/')).text)).toMatchObject({
    seq: 3,
    remotes: { forms: { id: firstForms } },
  });
  expect((await ask(site.port, `/r/equipment/${equipment}/app.js`)).text).toBe(bytes);
  expect((await ask(site.port, `/r/forms/${secondForms}/app.js`)).status).toBe(200);
});

test('while the registry is away the last known set is served', async () => {
  await ship({ name: 'shell' }, FORMS);
  const before = await ask(site.port, '/');
  await rename(join(folder.path, 'channels'), join(folder.path, 'away'));
  letTimePass();
  expect((await ask(site.port, '/')).text).toBe(before.text);
  expect(logged.filter(({ event }) => event === 'registry-away')).toHaveLength(1);
});

test('before the first promotion the answer says what to do', async () => {
  const { status, headers, text } = await ask(site.port, '/');
  expect([status, headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
  expect(text).toContain('pnpm fed promote');
});

test('files of releases are immutable, typed and compressed', async () => {
  const [, id] = await ship({ name: 'shell' }, { ...FORMS, files: { 'photo.png': 'png' } });
  const plain = await ask(site.port, `/r/forms/${id}/app.css`);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await ask(site.port, `/r/forms/${id}/app.css`, { headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length);
  expect(brotliDecompressSync(packed.bytes).toString()).toBe(plain.text);
  const refusing = await ask(site.port, `/r/forms/${id}/app.css`, { headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(refusing.headers['content-encoding']).toBeUndefined();
  expect((await ask(site.port, `/r/forms/${id}/photo.png`)).headers['content-type']).toBe('image/png');
  const known = await ask(site.port, `/r/forms/${id}/app.css`, {
    headers: { 'if-none-match': String(plain.headers.etag) },
  });
  expect(known.status).toBe(304);
});

test('a HEAD request gets only the headers', async () => {
  const [, id] = await ship({ name: 'shell' }, FORMS);
  for (const path of ['/', '/__set', `/r/forms/${id}/app.js`]) {
    const got = await ask(site.port, path);
    const head = await ask(site.port, path, { method: 'HEAD' });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', got.headers['content-length']]);
  }
});

test('anything but a published file is refused in plain text, wherever the path tries to lead', async () => {
  const [, id] = await ship({ name: 'shell' }, FORMS);
  const paths = [
    'nope.js',
    'release.json',
    'app.js.br',
    '../../../log.jsonl',
    '..%2f..%2f..%2flog.jsonl',
    '%2e%2e/release.json',
    'app.js%00',
  ];
  const wrong = [
    ...paths.map((path) => `/r/forms/${id}/${path}`),
    '/r/forms/1.0.0+000000000000/app.js',
    '/r/nope/x/y',
    '/r/',
    `/r/..%2fforms/${id}/app.js`,
    '/main.js',
    '/favicon.ico',
  ];
  for (const path of wrong) {
    const { status, headers } = await ask(site.port, path);
    expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/plain; charset=utf-8']);
  }
  expect((await ask(site.port, '/%E0%A4%A')).status).toBe(400);
});

test('a page cannot be posted to', async () => {
  await ship({ name: 'shell' });
  const { status, headers } = await ask(site.port, '/login', { method: 'POST', body: 'a=1' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});
