import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, isExecutable } from './find-program.ts';
import { installPackage } from './install-package.ts';
import { runProgram } from './run-program.ts';

const OLDEST = 15;

async function versionOf(folder: string): Promise<number> {
  const { output } = await runProgram(join(folder, 'postgres'), ['--version']);
  return Number(/\b(\d+)\.\d/.exec(output)?.[1] ?? 0);
}

async function candidates(): Promise<string[]> {
  const config = findProgram('pg_config');
  const named = config === null ? [] : [(await runProgram(config, ['--bindir'])).output.trim()];
  const onPath = findProgram('postgres');
  const debian = globSync('/usr/lib/postgresql/*/bin').sort();
  return [...debian, ...named, ...(onPath === null ? [] : [dirname(onPath)])];
}

/** Prefers the lowest supported version: newer ones are tested with the embedded database. */
async function standing(): Promise<string | null> {
  const usable = (await candidates()).filter((folder) =>
    ['initdb', 'postgres', 'psql'].every((name) => isExecutable(join(folder, name))),
  );
  const versions = await Promise.all(usable.map(async (folder) => ({ folder, version: await versionOf(folder) })));
  const fitting = versions.filter(({ version }) => version >= OLDEST).sort((a, b) => a.version - b.version);
  return fitting[0]?.folder ?? null;
}

/**
 * The folder with the programs of a real PostgreSQL, 15 or newer; installs Debian's when there is none.
 * @returns the folder, or why there is none
 */
export async function findPostgres(say: (line: string) => void): Promise<{ folder: string } | { why: string }> {
  const found = await standing();
  if (found !== null) return { folder: found };
  say('Installing PostgreSQL …');
  const problem = await installPackage('postgresql');
  const installed = await standing();
  return installed === null
    ? { why: `There is no PostgreSQL ${OLDEST} or newer. ${problem ?? ''}` }
    : { folder: installed };
}
