import { PageSetSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { ask, type Listening, listening } from '../testing/listening.ts';
import { promote } from '../registry/promote.ts';
import type { Registry } from '../registry/registry.ts';
import { createEdge, type Edge } from './edge.ts';

let registry: Registry;
let edge: Edge;
let site: Listening;

beforeEach(async () => {
  registry = { root: (await temporaryFolder()).path, env: 'local' };
  edge = createEdge({ registry, servers: [], log: () => {} });
  site = await listening(edge.server);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await edge.stop();
});

const FORMS = { name: 'forms' };

async function ship(...builds: Parameters<typeof publishFixture>[1][]): Promise<string[]> {
  const published = [];
  for (const build of builds) published.push(await publishFixture(registry, build));
  const refs = published.map(({ remote, id }) => `${remote}@${id}`);
  await promote(registry, refs, { who: 'ana', reason: null });
  return published.map(({ id }) => id);
}

test('the service worker script contains the live set before its code, so a new set is a new worker', async () => {
  const worker = { 'service-worker.js': 'start();\n' };
  const [shellId, formsId] = await ship({ name: 'shell', files: worker }, FORMS);
  const { status, headers, text } = await ask(site.port, '/service-worker.js');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
  const [edition = '', code] = text.split('\n');
  expect(code).toBe('start();');
  const kept: unknown = JSON.parse(edition.replace(/^self\.fieldspanEdition = |;$/g, ''));
  expect(kept).toMatchObject({
    seq: 1,
    document: { body: expect.stringContaining(`/r/shell/${shellId}/main.js`) },
    files: expect.arrayContaining([
      { url: `/r/forms/${formsId}/remoteEntry.js`, integrity: expect.stringMatching(/^sha384-/) },
      { url: `/r/shell/${shellId}/main.js`, integrity: expect.stringMatching(/^sha384-/) },
    ]),
  });
  expect(edition).not.toContain('service-worker.js');

  await ship({ ...FORMS, version: '1.0.1' });
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 10_000);
  expect((await ask(site.port, '/service-worker.js')).text).toContain('"seq":2');
});

test('what a remote names as used by few is marked, so that devices keep it from its first use on', async () => {
  const worker = { 'service-worker.js': 'start();\n' };
  const files = { 'pdf.worker.1.mjs': 'read();', 'pages.js': 'show();' };
  await ship({ name: 'shell', files: worker }, { ...FORMS, manifest: { whenUsed: ['pdf.'] }, files });
  const [edition = ''] = (await ask(site.port, '/service-worker.js')).text.split('\n');
  const kept: { files: { url: string; whenUsed?: true }[] } = JSON.parse(
    edition.replace(/^self\.fieldspanEdition = |;$/g, ''),
  );
  const later = kept.files.flatMap(({ url, whenUsed }) => (whenUsed ? [url.split('/').at(-1)] : []));
  expect(later).toEqual(['pdf.worker.1.mjs']);
  expect(kept.files.some(({ url }) => url.endsWith('/pages.js'))).toBe(true);
});

test('a shell without a service worker has none', async () => {
  await ship({ name: 'shell' });
  expect((await ask(site.port, '/service-worker.js')).status).toBe(404);
});

test('what a remote is called in other languages is in the set by language, and kept for a start without the network', async () => {
  const worker = { 'service-worker.js': 'start();\n' };
  const [, formsId] = await ship({ name: 'shell', files: worker }, { ...FORMS, files: { 'titles.fr.json': '{}' } });
  const url = `/r/forms/${formsId}/titles.fr.json`;
  const set = v.parse(PageSetSchema, JSON.parse((await ask(site.port, '/__set')).text));
  expect(set.remotes['forms']?.titles).toEqual({ fr: { url, integrity: expect.stringMatching(/^sha384-/) } });
  expect((await ask(site.port, '/service-worker.js')).text).toContain(`{"url":"${url}"`);
});
