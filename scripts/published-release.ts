import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT, type Ran, runProgram, toolEnv, toolPath } from './run-program.ts';

/** A checkout of the last published commit with every package built; or why there is none. */
export type PublishedRelease = { commit: string; folder: string } | { why: string };

const RECORD = join(PROJECT, 'scripts', 'published.json');
const BUILT = '.built';

async function publishedCommit(): Promise<string> {
  const record: unknown = JSON.parse(await readFile(RECORD, 'utf8'));
  const commit: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, 'commit') : undefined;
  if (typeof commit === 'string' && /^[0-9a-f]{40}$/.test(commit)) return commit;
  throw new Error(`${RECORD} names no commit by its 40 digits.`);
}

/** A shallow clone has only the last commit: then this one is fetched from the clone's origin. */
async function hasCommit(commit: string): Promise<boolean> {
  const isHere = async (): Promise<boolean> =>
    (await runProgram('git', ['cat-file', '-e', `${commit}^{commit}`])).code === 0;
  if (await isHere()) return true;
  await runProgram('git', ['fetch', '--quiet', '--depth=1', 'origin', commit]);
  return isHere();
}

async function step(what: string, running: Promise<Ran>): Promise<void> {
  const { code, output } = await running;
  if (code !== 0) throw new Error(`${what} failed:\n${output.trimEnd().split('\n').slice(-20).join('\n')}`);
}

/** The sources of that commit, with their dependencies and build scripts of that time. */
async function buildIn(folder: string, commit: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await step('Reading the commit', runProgram('git', ['archive', `--output=${archive}`, commit]));
  await step('Unpacking it', runProgram('tar', ['xf', archive, '-C', folder]));
  await rm(archive);
  const there = { cwd: folder, env: toolEnv() };
  await step('Installing its dependencies', runProgram('npm', ['run', '--silent', 'pretest'], there));
  const build = [join(folder, 'deploy', 'src', 'fed.ts'), 'build', 'all'];
  await step('Building it', runProgram(toolPath('node'), build, there));
  await writeFile(join(folder, BUILT), commit);
}

/**
 * The release that scripts/published.json names, built once and kept in `.cache/published`.
 * @throws Error if the commit exists but cannot be built
 */
export async function publishedRelease(): Promise<PublishedRelease> {
  const commit = await publishedCommit();
  const folder = join(PROJECT, '.cache', 'published', commit.slice(0, 12));
  if (existsSync(join(folder, BUILT))) return { commit, folder };
  if (!(await hasCommit(commit))) {
    const way = 'Give it the history: git fetch --unshallow';
    return { why: `this checkout has no commit ${commit.slice(0, 12)}, which was published last. ${way}` };
  }
  await buildIn(folder, commit);
  return { commit, folder };
}
