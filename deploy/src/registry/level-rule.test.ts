import { API_LEVEL } from '@fieldspan/contract/api-level';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { answering } from '../testing/listening.ts';
import { abort, canary, finish } from './canary.ts';
import { liveSet } from './channel.ts';
import { liveLevel } from './live-level.ts';
import { promote } from './promote.ts';
import { recall } from './recall.ts';
import type { Registry } from './registry.ts';
import { rollback } from './rollback.ts';
import { runningFile } from './server-levels.ts';

const BY = { who: 'ana', reason: null };
/** A level that the server of these files is far from. */
const FOR_903 = { apiLevel: 903, apiNames: ['Job.crew_size'], contractLevel: 903 };
const builtFor = (contractLevel: number) => ({ ...FOR_903, contractLevel });
const share = (percent: number) => ({
  percent,
  include: [],
  exclude: [],
  guard: { errorRateMax: 0.02, minSessions: 200, windowMin: 15 },
});

type Level = { level: number; oldest: number };
const server = async (said: Level | string, status = 200): Promise<string> => {
  const text = typeof said === 'string' ? said : JSON.stringify({ ...said, schema: '0141_clock_in_forms.sql' });
  return (await answering((_request, response) => response.writeHead(status).end(text))).url;
};
const at = (level: number, oldest = 1): Promise<string> => server({ level, oldest });

/** The address of a server that has stopped. */
async function gone(): Promise<string> {
  const { url, close } = await answering((_request, response) => response.end());
  await close();
  return url;
}

/** The live set needs no newer level; forms 4.7.0 is published and needs level 903. */
async function started(servers: readonly string[]): Promise<Registry> {
  const root = await temporaryFolder();
  const registry = { root: join(root.path, 'releases'), env: 'local' };
  for (const name of ['shell', 'forms']) await publishFixture(registry, { name });
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0'], BY);
  await publishFixture(registry, { name: 'forms', version: '4.7.0', api: FOR_903 });
  return { ...registry, servers };
}

const liveForms = async (registry: Registry) => (await liveSet(registry))?.remotes['forms']?.id;

test('a release that needs a higher level than the lowest server has is refused, with what needs it', async () => {
  const registry = await started([await at(903), await at(902), await at(904)]);
  const words = /\n {2}- forms 4\.7\.0 needs API level 903 \(`Job\.crew_size`\), server 2 has 902$/;
  await expect(promote(registry, ['forms@4.7.0'], BY)).rejects.toThrow(words);
  await expect(canary(registry, { spec: 'forms@4.7.0', share: share(5) }, BY)).rejects.toThrow(words);
  expect(await liveForms(registry)).toMatch(/^1\.0\.0/);
});

test('it goes live if every server has the level', async () => {
  const registry = await started([await at(903), await at(904)]);
  await promote(registry, ['forms@4.7.0'], BY);
  expect(await liveForms(registry)).toMatch(/^4\.7\.0/);
});

test('a server from before levels counts as level 1', async () => {
  const registry = await started([await server('ready\n')]);
  await expect(promote(registry, ['forms@4.7.0'], BY)).rejects.toThrow(/server 1 has 1$/);
});

test('a reason overrules it', async () => {
  const registry = await started([await at(902)]);
  const { overruled } = await promote(registry, ['forms@4.7.0'], {
    who: 'ana',
    reason: 'server 1 is next',
    isForced: true,
  });
  expect(overruled).toEqual([expect.stringContaining('server 1 has 902')]);
});

test.each([
  ['is not there', gone],
  ['does not take requests', () => server('The database does not answer.', 503)],
  ['answers something else', () => server('{"status":"fine"}')],
])('a server that %s refuses a promotion', async (_what, silent) => {
  const registry = await started([await at(903), await silent()]);
  await expect(promote(registry, ['forms@4.7.0'], BY)).rejects.toThrow(/server 2: http:\/\/127\.0\.0\.1:\d+ /);
  expect(await liveForms(registry)).toMatch(/^1\.0\.0/);
});

test('removing a release does not depend on servers that are down', async () => {
  const registry = await started([await at(903)]);
  await publishFixture(registry, { name: 'forms', version: '4.6.0', api: { ...FOR_903, apiLevel: 1, apiNames: [] } });
  await promote(registry, ['forms@4.6.0'], BY);
  await promote(registry, ['forms@4.7.0'], BY);
  const alone = { ...registry, servers: [await gone()] };
  await rollback(alone, 'forms', BY);
  expect(await liveForms(registry)).toMatch(/^4\.6\.0/);
  await recall(alone, 'forms@4.6.0', BY);
  expect(await liveForms(registry)).toMatch(/^1\.0\.0/);
});

test('finishing or aborting a canary asks no server again, because people already have it', async () => {
  const registry = await started([await at(903)]);
  await canary(registry, { spec: 'forms@4.7.0', share: share(5) }, BY);
  const alone = { ...registry, servers: [await gone()] };
  await canary(alone, { spec: 'forms@4.7.0', share: share(25) }, BY);
  await abort(alone, 'forms', BY);
  await canary(registry, { spec: 'forms@4.7.0', share: share(5) }, BY);
  await finish(alone, 'forms', BY);
  expect(await liveForms(registry)).toMatch(/^4\.7\.0/);
});

test('a release that needs what the servers have dropped does not come back', async () => {
  const registry = await started([await at(903)]);
  await promote(registry, ['forms@4.7.0'], BY);
  const later = { ...FOR_903, apiLevel: 1, apiNames: [], contractLevel: 904 };
  await publishFixture(registry, { name: 'forms', version: '4.8.0', api: later });
  await promote(registry, ['forms@4.8.0'], BY);
  const dropped = { ...registry, servers: [await at(904, 904)] };
  await expect(rollback(dropped, 'forms', BY)).rejects.toThrow(
    'forms 4.7.0 was built for API level 903, server 1 answers nobody below 904',
  );
});

test('without addresses it asks the product beside the registry if it runs, and otherwise reads its files', async () => {
  const { servers: _none, ...registry } = await started([]);
  await expect(promote(registry, ['forms@4.7.0'], BY)).rejects.toThrow(`the server of these files has ${API_LEVEL}`);
  const running = { pid: process.pid, env: 'local', servers: [await at(903)] };
  await writeFile(runningFile(registry), JSON.stringify({ ...running, pid: 2 ** 30 }));
  await expect(promote(registry, ['forms@4.7.0'], BY)).rejects.toThrow(`the server of these files has ${API_LEVEL}`);
  await writeFile(runningFile(registry), JSON.stringify({ ...running, env: 'other' }));
  await expect(promote(registry, ['forms@4.7.0'], BY)).rejects.toThrow(`the server of these files has ${API_LEVEL}`);
  await writeFile(runningFile(registry), JSON.stringify(running));
  await promote(registry, ['forms@4.7.0'], BY);
  expect(await liveForms(registry)).toMatch(/^4\.7\.0/);
});

test('lists the levels of everything in use: live releases, canaries, and the releases a tab may fall back to', async () => {
  const registry = await started([await at(904)]);
  expect(await liveLevel(registry)).toBe(1);
  await publishFixture(registry, { name: 'shell', version: '2.0.0', api: builtFor(904) });
  await publishFixture(registry, { name: 'forms', version: '4.9.0', api: builtFor(904) });
  await promote(registry, ['shell@2.0.0', 'forms@4.7.0'], BY);
  expect(await liveLevel(registry)).toBe(1);
  await promote(registry, ['forms@4.9.0'], BY);
  expect(await liveLevel(registry)).toBe(903);
  expect(await liveLevel({ ...registry, env: 'other' })).toBe(API_LEVEL);
});
