import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { isError } from '@fieldspan/domain/is-error';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT } from '../settings.ts';

const run = promisify(execFile);
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'test-results']);
const MINUTES = 60_000;

let copy: string;

/**
 * Runs a tool or program of the copy.
 * @throws Error with all its output if it fails
 */
async function inCopy(command: string, ...args: string[]): Promise<string> {
  const PATH = `${join(copy, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH, DATA_DIR: join(copy, '.data'), RELEASES_DIR: '' };
  try {
    return (await run(command, args, { cwd: copy, env, maxBuffer: 50_000_000 })).stdout;
  } catch (error) {
    const said = isError(error) ? ['stdout', 'stderr'].map((name) => String(Reflect.get(error, name))).join('') : '';
    throw new Error(`${command} ${args.join(' ')}\n${said}`, { cause: error });
  }
}

const fed = (...args: string[]) => inCopy(process.execPath, 'deploy/src/fed.ts', ...args);

/** The content of every source file of the copy, by path. */
async function written(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  async function walk(folder: string): Promise<void> {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !LEFT_OUT.has(entry.name)) await walk(path);
      else if (entry.isFile())
        files.set(
          relative(copy, path),
          createHash('sha256')
            .update(await readFile(path))
            .digest('hex'),
        );
    }
  }
  await walk(copy);
  return files;
}

const install = (...args: string[]) => inCopy('npx', '-y', 'pnpm@12.21.0', 'install', '--prefer-offline', ...args);

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'fieldspan-new-'));
  await cp(PROJECT, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)), verbatimSymlinks: true });
  await install('--frozen-lockfile');
}, 3 * MINUTES);

afterAll(() => rm(copy, { recursive: true, force: true }));

test(
  'a new remote builds, goes live and passes every check as it stands, and no file outside it changes',
  async () => {
    const before = await written();
    expect(await fed('new', 'site-diary', '--icon', 'clipboard-list')).toContain('mf-site-diary is there.');
    await install('--no-frozen-lockfile');
    const after = await written();
    const changed = [...after].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path);
    expect(changed.filter((path) => !path.startsWith('mf-site-diary/'))).toEqual(['pnpm-lock.yaml']);
    expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);

    await inCopy('tsc', '-p', '.');
    await inCopy('oxlint', '--type-aware', 'mf-site-diary');
    await inCopy('oxfmt', '--check', 'mf-site-diary', 'pnpm-workspace.yaml');
    await inCopy('depcruise', '--config', '.dependency-cruiser.mjs', 'mf-site-diary');
    await inCopy(process.execPath, 'scripts/source-rules.ts');
    await inCopy('knip');
    await inCopy('knip', '--production', '--config', 'knip.production.jsonc');
    await inCopy('vitest', 'run', '--project=pages', 'mf-site-diary', 'shell/src/product-menu.test.ts');

    expect(await fed('build', 'shell', 'site-diary')).toMatch(
      /site-diary 1\.0\.0\+\w+ built, first visit \d+ of 60 KB/,
    );
    await fed('publish', 'shell', 'site-diary');
    expect(await fed('promote', 'shell@1.0.0', 'site-diary@1.0.0')).toContain('Set 1 is live');
  },
  10 * MINUTES,
);

test.each([
  ['what is there already', ['contacts'], /There is a "contacts" already/],
  ['an address of another remote', ['schedule'], /The address \/schedule is that of \w+ already/],
  ['an address of the server', ['api'], /The address \/api is the shell's/],
  [
    'an icon that is not drawn',
    ['weather', '--icon', 'sun'],
    /"sun" is no icon of the menu. There are: address-book, /,
  ],
  ['a name that is none', ['Weather'], /in lower case letters/],
])('%s is refused in words, and nothing is written', async (_what, args, says) => {
  await expect(inCopy(process.execPath, join(PROJECT, 'deploy/src/fed.ts'), 'new', ...args)).rejects.toThrow(says);
  expect((await readdir(PROJECT)).filter((name) => name === `mf-${args[0]}`)).toHaveLength(
    args[0] === 'contacts' ? 1 : 0,
  );
});
