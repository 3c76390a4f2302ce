import { expect, onTestFinished, test } from 'vitest';
import { canary } from '../registry/canary.ts';
import { liveSet } from '../registry/channel.ts';
import { promote } from '../registry/promote.ts';
import { readLog } from '../registry/release-log.ts';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { ask, listening } from '../testing/listening.ts';
import { createEdge } from './edge.ts';
import { ReleaseHealth } from './release-health.ts';

const BY = { who: 'ana', reason: null };

async function world() {
  const root = await temporaryFolder();
  const registry = { root: root.path, env: 'local' };
  await publishFixture(registry, { name: 'shell' });
  const live = await publishFixture(registry, { name: 'forms' });
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0'], BY);
  const tried = await publishFixture(registry, { name: 'forms', version: '1.1.0' });
  const guard = { errorRateMax: 0.1, minSessions: 10, windowMin: 15 };
  await canary(registry, { spec: 'forms@1.1.0', share: { percent: 10, include: [], exclude: [], guard } }, BY);
  const edge = createEdge({ registry, servers: [], log: () => {} });
  onTestFinished(() => edge.stop());
  const { port } = await listening(edge.server);
  async function tell(id: string, kind: string, { times = 1, cookie = 'fieldspan_session=x' } = {}): Promise<number> {
    let status = 0;
    const body = JSON.stringify({ remote: 'forms', id, kind });
    for (let time = 0; time < times; time += 1)
      ({ status } = await ask(port, '/__beacon', { method: 'POST', headers: { cookie }, body }));
    return status;
  }
  const canaries = async () => (await liveSet(registry))?.canaries.length;
  return { registry, port, tell, canaries, live: live.id, tried: tried.id };
}

test('a canary that fails more than its guard allows, and more than what is live, is taken back by itself', async () => {
  const { registry, tell, canaries, live, tried } = await world();
  await tell(live, 'shown', { times: 20 });
  expect(await tell(tried, 'shown', { times: 10 })).toBe(204);
  await tell(tried, 'failed');
  expect(await canaries()).toBe(1);
  await tell(tried, 'failed');
  expect(await canaries()).toBe(0);
  expect((await readLog(registry)).at(-1)).toMatchObject({
    action: 'abort',
    who: 'canary guard',
    reason: 'failed in 20.0 % of 10 page loads, what is live in 0.0 %',
  });
});

test('when everything fails alike the canary is not to blame', async () => {
  const { tell, canaries, live, tried } = await world();
  await tell(live, 'shown', { times: 10 });
  await tell(live, 'failed', { times: 5 });
  await tell(tried, 'shown', { times: 10 });
  await tell(tried, 'failed', { times: 4 });
  expect(await canaries()).toBe(1);
});

test('too few page loads judge nobody, and strangers are not heard', async () => {
  const { tell, canaries, tried } = await world();
  await tell(tried, 'failed', { times: 9 });
  await tell(tried, 'failed', { times: 20, cookie: 'nothing=x' });
  expect(await canaries()).toBe(1);
});

test('what is no beacon is refused, and a flood of bytes is not read', async () => {
  const { port } = await world();
  for (const body of ['', '{}', '{"remote":"forms","id":"../etc","kind":"shown"}', 'x'.repeat(50_000)])
    expect((await ask(port, '/__beacon', { method: 'POST', body }).catch(() => ({ status: 400 }))).status).toBe(400);
});

test('only the window counts, and a day is kept', () => {
  let now = 0;
  const health = new ReleaseHealth(() => now);
  const beacon = { remote: 'forms', id: '1.0.0+0123456789ab', kind: 'shown' } as const;
  health.add(beacon);
  now = 20 * 60_000;
  health.add(beacon);
  expect(health.of('forms', beacon.id, 15).shown).toBe(1);
  expect(health.of('forms', beacon.id, 60).shown).toBe(2);
  now = 25 * 3_600_000;
  health.add(beacon);
  expect(health.of('forms', beacon.id, 48 * 60).shown).toBe(1);
});
