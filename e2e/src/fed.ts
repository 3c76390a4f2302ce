import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const PROJECT = resolve(import.meta.dirname, '../..');
/** Beside the package it is a copy of, so that its links to other packages still lead there. */
const NEXT = join(PROJECT, '.mf-equipment-next');
const NEXT_BUILD = join(PROJECT, '.cache', 'mf-equipment-next');
const run = promisify(execFile);

/** Runs a command of `pnpm fed` on the registry of the running product (RELEASES_DIR). */
export async function fed(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(PROJECT, 'deploy/src/fed.ts'), ...args], { cwd: PROJECT });
  return stdout;
}

/** Builds and publishes mf-equipment 1.0.1, whose menu entry reads differently. Nothing goes live. */
export async function publishNextEquipment(menuLabel: string): Promise<void> {
  await rm(NEXT, { recursive: true, force: true });
  await cp(join(PROJECT, 'mf-equipment'), NEXT, { recursive: true, verbatimSymlinks: true });
  try {
    await replaceIn('package.json', '"version": "1.0.0"', '"version": "1.0.1"');
    await replaceIn('remote.json', '"label": "Equipment"', `"label": "${menuLabel}"`);
    await fed('build', '--dir', NEXT, '--out', NEXT_BUILD);
    await fed('publish', '--dir', NEXT_BUILD);
  } finally {
    await rm(NEXT, { recursive: true, force: true });
  }
}

async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const path = join(NEXT, file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(path, text.replace(from, to));
}
