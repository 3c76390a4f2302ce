import { expect, test } from 'vitest';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { abort, canary } from './canary.ts';
import { promote } from './promote.ts';
import { recall } from './recall.ts';
import type { Registry } from './registry.ts';

const BY = { who: 'ana', reason: null };

async function startedRegistry(): Promise<Registry> {
  const registry = { root: (await temporaryFolder()).path, env: 'local' };
  for (const name of ['shell', 'forms']) await publishFixture(registry, { name });
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0'], BY);
  return registry;
}

test('what was recalled never goes live again', async () => {
  const registry = await startedRegistry();
  const { id } = await publishFixture(registry, { name: 'forms', version: '1.1.0' });
  await promote(registry, ['forms@1.1.0'], BY);
  await recall(registry, 'forms@1.1.0', BY);
  await expect(promote(registry, ['forms@1.1.0'], BY)).rejects.toThrow(
    `forms ${id} was recalled and is never mounted again`,
  );
});

test('who ends a canary that is not there is told which ones there are', async () => {
  const registry = await startedRegistry();
  await expect(abort(registry, 'forms', BY)).rejects.toThrow('forms has no canary in local. There is none at all.');
  await publishFixture(registry, { name: 'forms', version: '1.1.0' });
  const share = { percent: 10, include: [], exclude: [], guard: { errorRateMax: 0.1, minSessions: 20, windowMin: 60 } };
  await canary(registry, { spec: 'forms@1.1.0', share }, BY);
  await expect(abort(registry, 'shell', BY)).rejects.toThrow('There are canaries of: forms.');
});
