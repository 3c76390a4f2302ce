import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/fixture-registry.ts';
import { inParallel } from './in-parallel.ts';
import { inputHash, lockParts } from './input-hash.ts';

test('the hash covers sources, the manifest and shared packages, but not outputs, tests or notes', async () => {
  const root = await temporaryFolder();
  const put = (path: string, text: string): Promise<void> => writeFile(join(root.path, path), text);
  for (const folder of ['src', 'dist', 'node_modules']) await mkdir(join(root.path, folder));
  await put('src/app.tsx', 'one');
  await put('remote.json', '{}');
  const hash = await inputHash(root.path, 'shared');
  await put('dist/app.js', 'built');
  await put('node_modules/other.js', 'installed');
  await put('src/app.test.tsx', 'tested');
  await put('README.md', 'told');
  expect(await inputHash(root.path, 'shared')).toBe(hash);
  expect(await inputHash(root.path, 'shared, changed')).not.toBe(hash);
  await put('remote.json', '{"name":"x"}');
  const declared = await inputHash(root.path, 'shared');
  expect(declared).not.toBe(hash);
  await put('src/app.tsx', 'two');
  expect(await inputHash(root.path, 'shared')).not.toBe(declared);
});

const LOCK = `lockfileVersion: '9.0'

catalogs:
  default:
    react: 19

importers:

  .:
    devDependencies:
      rspack: 1

  mf-money:
    dependencies:
      jotai: 2

  shared/api:
    dependencies:
      ky: 1

packages:

  jotai@2: {}
`;

test('of the lock file a build has what all have, and what its own package depends on', () => {
  const { common, ofRemotes } = lockParts(LOCK);
  expect([...ofRemotes.keys()]).toEqual(['mf-money']);
  expect(ofRemotes.get('mf-money')).toContain('jotai: 2');
  for (const part of ['react: 19', 'rspack: 1', 'ky: 1', 'jotai@2']) expect(common).toContain(part);
  const another = LOCK.replace('  mf-money:', '  mf-diary:\n    dependencies:\n      dayjs: 1\n\n  mf-money:');
  expect(lockParts(another).common).toBe(common);
  expect(lockParts(another).ofRemotes.get('mf-money')).toBe(ofRemotes.get('mf-money'));
  expect(lockParts(LOCK.replace('react: 19', 'react: 20')).common).not.toBe(common);
  expect(lockParts(LOCK.replace('ky: 1', 'ky: 2')).common).not.toBe(common);
});

test('moving text from one file to another is a change', async () => {
  const one = await temporaryFolder();
  await writeFile(join(one.path, 'a.ts'), 'xy');
  await writeFile(join(one.path, 'b.ts'), '');
  const before = await inputHash(one.path, '');
  await writeFile(join(one.path, 'a.ts'), 'x');
  await writeFile(join(one.path, 'b.ts'), 'y');
  expect(await inputHash(one.path, '')).not.toBe(before);
});

test('at most this many tasks run at once, and the results keep their order', async () => {
  let running = 0;
  let most = 0;
  const results = await inParallel([3, 1, 2, 0], 2, async (ticks) => {
    running += 1;
    most = Math.max(most, running);
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
    running -= 1;
    return ticks * 10;
  });
  expect([results, most]).toEqual([[30, 10, 20, 0], 2]);
});
