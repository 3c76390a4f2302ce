import { afterEach, beforeEach, expect, test } from 'vitest';
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

afterEach(() => edge.stop());

const FORMS = { name: 'forms', manifest: { routes: [{ path: '/forms/:tab', title: 'Forms' }] } };

async function ship(...builds: Parameters<typeof publishFixture>[1][]): Promise<string[]> {
  const published = [];
  for (const build of builds) published.push(await publishFixture(registry, build));
  const specs = published.map(({ remote, id }) => `${remote}@${id}`);
  await promote(registry, specs, { who: 'ana', reason: null });
  return published.map(({ id }) => id);
}

/** The page of a visitor with a session. */
const pageAt = async (path: string) =>
  (await ask(site.port, path, { headers: { cookie: 'fieldspan_session=x' } })).text;

const ofFrame = (text: string) => text.split('\n').filter((line) => line.includes('/frame.'));

test('the shell and the remote of the route get preload hints with hashes, other remotes do not', async () => {
  const [shellId, formsId] = await ship({ name: 'shell' }, FORMS, { name: 'equipment' });
  const text = await pageAt('/forms/open');
  const tags = text.split('\n').filter((line) => line.includes('href="/r/') || line.includes('src="/r/'));
  expect(tags.map((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1])).toEqual([
    `/r/shell/${shellId}/app.css`,
    `/r/shell/${shellId}/app.js`,
    `/r/forms/${formsId}/app.css`,
    `/r/forms/${formsId}/remoteEntry.js`,
    `/r/forms/${formsId}/app.js`,
    `/r/shell/${shellId}/main.js`,
  ]);
  for (const tag of tags) expect(tag).toMatch(/crossorigin="anonymous" integrity="sha384-[^"]{64}"/);
  expect((await ask(site.port, '/login')).text).not.toContain('href="/r/forms/');
});

test('what the shell loads for a signed-in person is hinted to them alone, behind what runs first', async () => {
  const files = { 'frame.js': '// frame', 'frame.css': '.frame { color: green; }' };
  await ship({ name: 'shell', files, signedIn: { js: ['frame.js'], css: ['frame.css'] } }, FORMS);
  const mine = ofFrame(await pageAt('/forms/open'));
  expect(mine.map((tag) => /as="(\w+)"/.exec(tag)?.[1])).toEqual(['style', 'script']);
  for (const tag of mine) expect(tag).toMatch(/rel="preload".* integrity="sha384-[^"]{64}" fetchpriority="low"/);
  expect(ofFrame((await ask(site.port, '/forms/open')).text)).toEqual([]);
});

test('a remote that fills a place on the route gets a hint for its entry, but not on other routes', async () => {
  const routes = [
    { path: '/forms/:tab', title: 'Forms', shows: ['forms.card'] },
    { path: '/other', title: 'Other' },
  ];
  const filler = { name: 'equipment', manifest: { fills: { 'forms.card': [{ for: '^1.0.0', part: 'card' }] } } };
  const [, , id] = await ship({ name: 'shell' }, { name: 'forms', manifest: { routes } }, filler);
  expect((await pageAt('/forms/open')).match(/href="\/r\/equipment\/[^"]+"/g)).toEqual([
    `href="/r/equipment/${id}/remoteEntry.js"`,
  ]);
  expect(await pageAt('/other')).not.toContain('href="/r/equipment/');
});

test('a remote whose fills are only for some people gets no hint: the edge does not know who may read what', async () => {
  const routes = [{ path: '/forms/:tab', title: 'Forms', shows: ['forms.card'] }];
  const forSome = { for: '^1.0.0', part: 'figures', read: ['Job Invoices'] };
  const money = { name: 'money', manifest: { fills: { 'forms.card': [forSome] } } };
  await ship({ name: 'shell' }, { name: 'forms', manifest: { routes } }, money);
  expect(await pageAt('/forms/open')).not.toContain('href="/r/money/');
});

test('a visitor without a session gets the login screen, so no remote is hinted', async () => {
  await ship({ name: 'shell' }, FORMS);
  expect((await ask(site.port, '/forms/open')).text).not.toContain('href="/r/forms/');
});
