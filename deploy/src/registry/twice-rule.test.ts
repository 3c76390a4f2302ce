import { expect, test } from 'vitest';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { canary } from './canary.ts';
import { liveSet } from './channel.ts';
import { promote } from './promote.ts';
import type { Registry } from './registry.ts';
import { rollback } from './rollback.ts';

const BY = { who: 'ana', reason: null };
const SHARE = {
  percent: 10,
  include: [],
  exclude: [],
  guard: { errorRateMax: 0.02, minSessions: 200, windowMin: 15 },
};

/** A shell that provides ui/button and contains dayjs, and a forms 1.0.0 that contains these libraries. */
async function withForms(libraries: string[]): Promise<Registry> {
  const { path } = await temporaryFolder();
  const registry: Registry = { root: path, env: 'local' };
  await publishFixture(registry, { name: 'shell', externals: ['ui/button'], libraries: ['dayjs', 'react'] });
  await publishFixture(registry, { name: 'forms', libraries });
  return registry;
}

test.each([
  ['a library that the shell contains', ['konva', 'dayjs'], 'dayjs'],
  ['a library that holds state and must exist once', ['react'], 'react'],
  ['a shared module that the shell provides', ['ui/button', 'domain/form-words'], 'ui/button'],
])('%s is refused in a remote', async (_what, libraries, named) => {
  const registry = await withForms(libraries);
  await expect(promote(registry, ['shell@1.0.0', 'forms@1.0.0'], BY)).rejects.toThrow(
    `forms 1.0.0 has a copy of ${named} in its scripts, and shell 1.0.0 another`,
  );
  expect(await liveSet(registry)).toBeNull();
});

test('a remote may bundle a library that the shell does not contain', async () => {
  const registry = await withForms(['konva', 'domain/form-words']);
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0'], BY);
  expect((await liveSet(registry))?.remotes['forms']).toBeDefined();
});

test('a canary is checked too', async () => {
  const registry = await withForms([]);
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0'], BY);
  await publishFixture(registry, { name: 'forms', version: '1.1.0', libraries: ['dayjs'] });
  await expect(canary(registry, { spec: 'forms@1.1.0', share: SHARE }, BY)).rejects.toThrow(
    'forms 1.1.0 has a copy of dayjs',
  );
});

test('a new shell may provide what a live remote still bundles, and that remote can be rolled back to', async () => {
  const registry = await withForms(['konva']);
  await promote(registry, ['shell@1.0.0', 'forms@1.0.0'], BY);
  await publishFixture(registry, { name: 'shell', version: '1.1.0', libraries: ['dayjs', 'konva'] });
  await publishFixture(registry, { name: 'forms', version: '1.1.0', libraries: [] });
  await promote(registry, ['shell@1.1.0'], BY);
  await promote(registry, ['forms@1.1.0'], BY);
  await rollback(registry, 'forms', BY);
  expect((await liveSet(registry))?.remotes['forms']?.id).toMatch(/^1\.0\.0\+/);
});
