import { companyMark } from '@fieldspan/contract/edge-key';
import { type PageSet, PageSetSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { canary } from '../registry/canary.ts';
import { promote } from '../registry/promote.ts';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { ask, listening } from '../testing/listening.ts';
import { createEdge } from './edge.ts';

const BY = { who: 'ana', reason: null };
const GUARD = { errorRateMax: 0.02, minSessions: 200, windowMin: 15 };
const FORMS = { name: 'forms', manifest: { routes: [{ path: '/forms/:tab', title: 'Forms' }] } };

const edgeKeys = ['a key that servers and edges share, and nobody else'];
const marked = (company: string, session: string) => companyMark(edgeKeys, { company, session }) ?? '';
const bearing = (cookie: string) => ({ headers: { cookie } });
const visit = (company: string) => bearing(`fieldspan_session=x; fieldspan_company=${marked(company, 'x')}`);

/** forms 1.0.0 for everybody, 1.1.0 for the company "pilot". */
async function siteWithCanary() {
  const root = await temporaryFolder();
  const registry = { root: root.path, env: 'local' };
  await publishFixture(registry, { name: 'shell', files: { 'service-worker.js': 'void 0;' } });
  const first = await publishFixture(registry, FORMS);
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0'], BY);
  const second = await publishFixture(registry, { ...FORMS, version: '1.1.0' });
  const share = { percent: 0, include: ['pilot'], exclude: [], guard: GUARD };
  await canary(registry, { spec: 'forms@1.1.0', share }, BY);
  const edge = createEdge({ registry, servers: [], log: () => {}, edgeKeys });
  onTestFinished(() => edge.stop());
  const { port } = await listening(edge.server);
  return { port, first: first.id, second: second.id };
}

async function setOf(port: number, options?: Parameters<typeof ask>[2]): Promise<PageSet> {
  const { text } = await ask(port, '/forms/open', options);
  return v.parse(PageSetSchema, JSON.parse(/id="fieldspan-set">(.*?)<\/script>/.exec(text)?.[1] ?? ''));
}

test('a company in a canary gets its page; others and visitors without a session get the live set', async () => {
  const { port, first, second } = await siteWithCanary();
  expect(await setOf(port, visit('pilot'))).toMatchObject({
    canaries: [`forms-${second}`],
    remotes: { forms: { id: second, lastGood: { id: first } } },
  });
  expect((await setOf(port, visit('other'))).remotes['forms']?.id).toBe(first);
  expect((await setOf(port)).remotes['forms']?.id).toBe(first);
});

test('finding 1.1: a made-up company, or one with the cookie of another session, learns of no canary', async () => {
  const { port, first } = await siteWithCanary();
  for (const cookie of [
    `fieldspan_company=${marked('pilot', 'x')}`,
    'fieldspan_session=x; fieldspan_company=pilot',
    'fieldspan_session=x; fieldspan_company=pilot.',
    `fieldspan_session=of-another; fieldspan_company=${marked('pilot', 'x')}`,
    `fieldspan_session=x; fieldspan_company=pilot${marked('other', 'x').slice(5)}`,
  ])
    expect((await setOf(port, bearing(cookie))).remotes['forms']?.id, cookie).toBe(first);
});

test('the set that the shell requests and the service worker match the company', async () => {
  const { port, second } = await siteWithCanary();
  expect((await ask(port, '/__set', visit('pilot'))).text).toContain(second);
  expect((await ask(port, '/__set', visit('other'))).text).not.toContain(second);
  expect((await ask(port, '/service-worker.js', visit('pilot'))).text).toContain(`/r/forms/${second}/app.js`);
  expect((await ask(port, '/service-worker.js', visit('other'))).text).not.toContain(second);
});
