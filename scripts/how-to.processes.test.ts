import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedBy, isPrinted, joined, type Step, stepsOf } from './how-to-steps.ts';
import { PROJECT, runProgram } from './run-program.ts';

const LEFT_OUT = new Set(['node_modules', '.git', '.data', 'test-results']);
/** What programs write. The copy has it too: a part that is built already is not built again. */
const MADE = new Set([...LEFT_OUT, 'dist', '.cache']);
const MINUTES = 60_000;
const HOW_TOS = join(PROJECT, 'docs', 'how-to');

/** The folder of the remote that the how-tos make. */
const NEW_REMOTE = 'mf-site-diary/';

/** What the compiler knew at its last run: it looks only at what has changed since. */
const TYPES = join('node_modules', '.cache', 'types.tsbuildinfo');

let copy: string;

/** Runs a program in the copy. @throws Error with all its output when it fails */
async function inCopy(command: string, ...args: string[]): Promise<string> {
  const PATH = `${join(copy, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH, DATA_DIR: join(copy, '.data'), RELEASES_DIR: '' };
  const { code, output } = await runProgram(command, args, { cwd: copy, env });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

const install = (...args: string[]) => inCopy('npx', '-y', 'pnpm@12.21.0', 'install', '--prefer-offline', ...args);

/** Every file that somebody wrote in the copy, by its hash. */
async function written(): Promise<Map<string, string>> {
  const entries = await readdir(copy, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(copy, join(parentPath, name)))
    .filter((path) => !path.split('/').some((name) => MADE.has(name)));
  const hashes = files.map(async (path): Promise<[string, string]> => {
    const bytes = await readFile(join(copy, path));
    return [path, createHash('sha256').update(bytes).digest('hex')];
  });
  return new Map(await Promise.all(hashes));
}

/** What was written before the first how-to, and before the one that is followed now. */
let atFirst: Map<string, string>;
let before: Map<string, string>;

/** Files of the copy that are new, changed or gone since then. */
async function changedFiles(since: ReadonlyMap<string, string>): Promise<string[]> {
  const after = await written();
  const paths = new Set([...since.keys(), ...after.keys()]);
  return [...paths].filter((path) => since.get(path) !== after.get(path)).toSorted();
}

/** The sources of the copy that have changed since then, by the folder of their part. */
async function changedParts(since: ReadonlyMap<string, string>): Promise<string[]> {
  const sources = (await changedFiles(since)).filter((path) => path.includes('/src/'));
  return [...new Set(sources.map((path) => path.slice(0, path.indexOf('/src/'))))];
}

/** The tests of changed remotes, and of the menu of all of them. */
const testRemotes = (remotes: readonly string[]) =>
  inCopy('vitest', 'run', '--project=plain', '--project=pages', ...remotes, 'shell/src/product-menu.test.ts');

/**
 * What `pnpm check` does of a page that changes the new remote: its tests. Types, the tests of other remotes, and the
 * checks that read the whole project each time take minutes, and run once, over what all pages have written
 * (`checkAll`).
 */
async function check(): Promise<string> {
  const isOfNew = (await changedParts(before)).includes(NEW_REMOTE.slice(0, -1));
  return isOfNew ? testRemotes([NEW_REMOTE]) : '';
}

async function checkAll(): Promise<void> {
  const folders = await changedParts(atFirst);
  const node = join(copy, 'node_modules', '.bin', 'node');
  await inCopy('tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', TYPES);
  await testRemotes(folders.filter((folder) => folder.startsWith('mf-') && !NEW_REMOTE.startsWith(folder)));
  const sources = (await changedFiles(atFirst)).filter((path) => /\.tsx?$/.test(path));
  await inCopy('oxlint', '--type-aware', ...sources);
  await inCopy('oxfmt', '--check', '.');
  await inCopy('depcruise', '--config', '.dependency-cruiser.mjs', ...folders);
  for (const script of ['source-rules', 'styles', 'docs']) await inCopy(node, `scripts/${script}.ts`);
  await inCopy(node, 'shared/contract/src/api-level-command.ts', '--check');
  await inCopy('knip');
  await inCopy('knip', '--production', '--config', 'knip.production.jsonc');
}

/** The words of a command; those in double quotes are one. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** Commands of package.json, as a person types them. */
async function run(line: string): Promise<string> {
  const [pnpm, command = '', ...args] = wordsOf(line);
  if (pnpm !== 'pnpm') throw new Error(`A how-to runs commands of pnpm alone, not: ${line}`);
  if (command === 'install') return install('--no-frozen-lockfile');
  if (command === 'check') return check();
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await readFile(join(copy, 'package.json'), 'utf8'),
  );
  const [program = '', ...given] = wordsOf(scripts[command] ?? '');
  if (program === '') throw new Error(`package.json has no script for: ${line}`);
  return inCopy(join(copy, 'node_modules', '.bin', program), ...given, ...args);
}

async function changeFile(step: Extract<Step, { path: string }>): Promise<void> {
  const path = join(copy, step.path);
  await mkdir(dirname(path), { recursive: true });
  if (step.kind === 'write') return writeFile(path, step.text);
  const text = await readFile(path, 'utf8');
  if (step.kind === 'change') return writeFile(path, changedBy(step.text, text));
  return writeFile(path, `${JSON.stringify(joined(JSON.parse(text), JSON.parse(step.text)), null, 2)}\n`);
}

/** Follows a how-to to its end. */
async function follow(steps: readonly Step[]): Promise<void> {
  let output = '';
  for (const step of steps) {
    if (step.kind === 'printed') {
      const unprinted = step.lines.filter((line) => !isPrinted(line, output));
      expect(unprinted, output).toEqual([]);
    } else if (step.kind === 'run') {
      output = '';
      for (const command of step.commands) output += await run(command);
    } else await changeFile(step);
  }
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'fieldspan-how-to-'));
  // Tests with a database start it as another user when they run as root.
  await chmod(copy, 0o755);
  await cp(PROJECT, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)), verbatimSymlinks: true });
  await install('--frozen-lockfile');
  if (existsSync(join(PROJECT, TYPES))) await cp(join(PROJECT, TYPES), join(copy, TYPES));
  atFirst = await written();
}, 5 * MINUTES);

afterAll(() => rm(copy, { recursive: true, force: true }));

// Each goes on where the one before it ended; what changes shared packages, and so every build, comes last.
const listed = readFileSync(join(HOW_TOS, 'README.md'), 'utf8').matchAll(/^\| \[.*?\]\(([\w-]+\.md)\)/gm);
const pages = [...listed].map(([, file = '']) => file);

it('every page is in the list of pages', () => {
  const found = readdirSync(HOW_TOS).filter((file) => file.endsWith('.md') && file !== 'README.md');
  expect(pages.toSorted()).toEqual(found.toSorted());
});

it.each(pages)(
  '%s does what it says',
  async (file) => {
    before = await written();
    await follow(stepsOf(readFileSync(join(HOW_TOS, file), 'utf8')));
    const changed = await changedFiles(before);
    expect(changed).not.toEqual([]);
    // A remote is added, filled and shipped without changing a file of anybody else.
    if (changed.some((path) => path.startsWith(NEW_REMOTE)))
      expect(changed.filter((path) => !path.startsWith(NEW_REMOTE) && path !== 'pnpm-lock.yaml')).toEqual([]);
  },
  15 * MINUTES,
);

it('what the pages have written passes all checks', checkAll, 15 * MINUTES);
