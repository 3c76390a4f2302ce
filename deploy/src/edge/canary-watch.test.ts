import { companyMark, cookieHashOf, isTag } from '@fieldspan/contract/edge-key';
import { BallotSchema, type Tally } from '@fieldspan/contract/release-vote';
import { isError } from '@fieldspan/domain/is-error';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { canary } from '../registry/canary.ts';
import { liveSet } from '../registry/channel.ts';
import { promote } from '../registry/promote.ts';
import { readLog } from '../registry/release-log.ts';
import type { Registry } from '../registry/registry.ts';
import { newKeyPair, trustedKey } from '../registry/signature.ts';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { ask, listening } from '../testing/listening.ts';
import { CanaryWatch } from './canary-watch.ts';
import { createEdge } from './edge.ts';
import { LiveReleases } from './live-releases.ts';
import type { LogEntry } from './log.ts';
import { ReleaseHealth } from './release-health.ts';

const BY = { who: 'ana', reason: null };
const minute = Math.floor(Date.now() / 60_000);
const edgeKeys = ['a key that servers and edges share, and nobody else'];

const of = (id: string, shown: number, failed: number) => ({ remote: 'forms', id, minute, shown, failed });

async function world() {
  const root = await temporaryFolder();
  const registry: Registry = { root: root.path, env: 'local' };
  await publishFixture(registry, { name: 'shell' });
  const live = await publishFixture(registry, { name: 'forms' });
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0'], BY);
  const tried = await publishFixture(registry, { name: 'forms', version: '1.1.0' });
  const guard = { errorRateMax: 0.1, minSessions: 10, windowMin: 15 };
  await canary(registry, { spec: 'forms@1.1.0', share: { percent: 0, include: ['pilot'], exclude: [], guard } }, BY);
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => logged.push(entry);
  let tally: Tally | Error = [];
  async function look(rows: Tally | Error, as: Registry = registry): Promise<void> {
    tally = rows;
    const readTally = () => (isError(tally) ? Promise.reject(tally) : Promise.resolve(tally));
    const watch = new CanaryWatch({ registry: as, live: new LiveReleases(registry, log), log, readTally });
    await watch.look();
    await watch.look();
    watch.stop();
  }
  const canaries = async () => (await liveSet(registry))?.canaries.length;
  return { registry, logged, look, canaries, live: live.id, tried: tried.id };
}

test('a canary that fails more often than its guard allows, and than the live release, is rolled back once', async () => {
  const { registry, look, canaries, live, tried, logged } = await world();
  await look([of(live, 20, 0), of(tried, 10, 1)]);
  expect(await canaries()).toBe(1);
  await look([of(live, 20, 0), of(tried, 10, 2)]);
  expect(await canaries()).toBe(0);
  expect((await readLog(registry)).at(-1)).toMatchObject({
    action: 'abort',
    who: 'canary guard',
    reason: 'failed for 20.0 % of 10 people, what is live for 0.0 %',
  });
  await look([of(live, 20, 0), of(tried, 10, 3)]);
  expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a canary is not rolled back when everything fails alike, nor with too few votes', async () => {
  const { look, canaries, live, tried } = await world();
  await look([of(live, 10, 5), of(tried, 10, 4)]);
  await look([of(tried, 0, 9)]);
  expect(await canaries()).toBe(1);
});

test('an edge without a signing key rolls nothing back, and says nothing', async () => {
  const { registry, look, canaries, tried, logged } = await world();
  const keys = { signing: null, trusted: [trustedKey(newKeyPair().publicPem, '')] };
  await look([of(tried, 10, 10)], { ...registry, keys });
  expect(await canaries()).toBe(1);
  expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
});

test('while the votes cannot be read nothing is judged, which is logged once', async () => {
  const { look, canaries, logged } = await world();
  await look(new Error('no server'));
  expect(await canaries()).toBe(1);
  expect(logged.filter(({ event }) => event === 'canary-watch')).toHaveLength(1);
});

test('finding 1.1: the edge takes no votes any more, and a ballot is valid for one session and company', async () => {
  const { registry, tried } = await world();
  const edge = createEdge({ registry, servers: [], log: () => {}, edgeKeys });
  onTestFinished(() => edge.stop());
  const { port } = await listening(edge.server);
  const forged = { method: 'POST', headers: { cookie: 'fieldspan_session=x' }, body: '{}' };
  expect((await ask(port, '/__beacon', forged)).status).toBe(405);
  const ballot = (cookie: string) => ask(port, '/__ballot', { headers: { cookie } });
  expect((await ballot('fieldspan_session=x; fieldspan_company=pilot')).status).toBe(204);
  const mark = companyMark(edgeKeys, { company: 'pilot', session: 'x' });
  const [text = '', tag = ''] = (await ballot(`fieldspan_session=x; fieldspan_company=${mark}`)).text.split('.');
  expect(isTag(edgeKeys, { purpose: 'ballot', text }, tag)).toBe(true);
  expect(v.parse(BallotSchema, JSON.parse(Buffer.from(text, 'base64url').toString()))).toMatchObject({
    env: 'local',
    set: 2,
    company: 'pilot',
    arm: [{ remote: 'forms', id: tried }],
    cookieHash: cookieHashOf('x'),
  });
});

test('only votes within the window count', () => {
  let now = minute * 60_000;
  const health = new ReleaseHealth(() => now);
  health.replace([{ remote: 'forms', id: 'a', minute, shown: 2, failed: 1 }]);
  expect(health.of('forms', 'a', 15)).toEqual({ shown: 2, failed: 1 });
  now += 20 * 60_000;
  expect(health.of('forms', 'a', 15)).toEqual({ shown: 0, failed: 0 });
  expect(health.of('forms', 'a', 60).shown).toBe(2);
});
