import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../settings.ts';
import { temporaryFolder } from '../testing/fixture-registry.ts';
import { serverProgram } from './server-program.ts';

const inProject = (path: string): string => path.slice(PROJECT.length + 1);

test('without a demo it is the program that cannot create one', () => {
  for (const DEMO of ['0', ' 0 ']) expect(inProject(serverProgram({ DEMO }))).toBe('server/src/main.ts');
});

test('with a demo it is the one that fills an empty database', () => {
  const demo = inProject(serverProgram({}));
  expect(demo).not.toBe('server/src/main.ts');
  for (const DEMO of ['', '1', 'public']) expect(inProject(serverProgram({ DEMO }))).toBe(demo);
});

test('an installation that does not carry the demo says so, and starts without', async () => {
  const { path } = await temporaryFolder();
  const main = join(path, 'server/src/main.ts');
  await mkdir(dirname(main), { recursive: true });
  await writeFile(main, '');
  for (const DEMO of [undefined, '1', 'public'])
    expect(() => serverProgram({ DEMO }, path)).toThrow(/There is no demo in this installation .+: set DEMO=0/);
  expect(serverProgram({ DEMO: '0' }, path)).toBe(main);
});
