import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PROJECT, runProgram } from './run-program.ts';

const FILE = join(PROJECT, 'node_modules', '.cache', 'green-commit');

async function git(...args: string[]): Promise<string | null> {
  const { code, output } = await runProgram('git', args);
  return code === 0 ? output.trim() : null;
}

/** The commit that is checked out; null if there are uncommitted changes, or without Git. */
export async function cleanCommit(): Promise<string | null> {
  return (await git('status', '--porcelain')) === '' ? git('rev-parse', 'HEAD') : null;
}

/** The last commit on which every check passed here; null if it is not in the history of HEAD. */
export async function greenCommit(): Promise<string | null> {
  const commit = await readFile(FILE, 'utf8').catch(() => null);
  if (commit === null) return null;
  return (await git('merge-base', '--is-ancestor', commit, 'HEAD')) === null ? null : commit;
}

/** Records that all checks passed on this commit. */
export async function rememberGreen(commit: string): Promise<void> {
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, commit);
}

/** Files that differ from a commit, those that Git does not know yet included; null without Git. */
export async function changedSince(commit: string): Promise<string[] | null> {
  const listed = await Promise.all([
    git('diff', '--name-only', commit),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return listed.includes(null)
    ? null
    : listed.flatMap((files) => files?.split('\n') ?? []).filter((file) => file !== '');
}
