import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PROJECT, runProgram } from './run-program.ts';

const FILE = join(PROJECT, 'node_modules', '.cache', 'green-commit');

async function git(...args: string[]): Promise<string | null> {
  const { code, output } = await runProgram('git', args);
  return code === 0 ? output.trim() : null;
}

/** The commit that stands here with nothing changed beside it; null when something is, or without Git. */
export async function cleanCommit(): Promise<string | null> {
  return (await git('status', '--porcelain')) === '' ? git('rev-parse', 'HEAD') : null;
}

/** The commit on which every check passed here last; null when there is none in the history of what stands here. */
export async function greenCommit(): Promise<string | null> {
  const commit = await readFile(FILE, 'utf8').catch(() => null);
  if (commit === null) return null;
  return (await git('merge-base', '--is-ancestor', commit, 'HEAD')) === null ? null : commit;
}

/** All checks passed on this commit. */
export async function rememberGreen(commit: string): Promise<void> {
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, commit);
}
