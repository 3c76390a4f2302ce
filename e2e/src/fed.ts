import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const PROJECT = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Changes in a copy of a package: for each file a text and its replacement. */
type Changes = Readonly<Record<string, readonly [from: string, to: string]>>;

/** Runs a command of `pnpm fed` on the registry of the running product (RELEASES_DIR). */
export async function fed(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(PROJECT, 'deploy/src/fed.ts'), ...args], { cwd: PROJECT });
  return stdout;
}

/** Builds and publishes a package of the project. Nothing goes live. */
export async function publishPackage(folder: string): Promise<void> {
  const out = join(PROJECT, '.cache', 'e2e', basename(folder));
  await fed('build', '--dir', join(PROJECT, folder), '--out', out);
  await fed('publish', '--dir', out);
}

/** Builds and publishes a changed copy of a package. Nothing goes live. */
export async function publishChanged(folder: string, changes: Changes): Promise<void> {
  // The copy is beside the original, so that its links to other packages still work.
  const copy = join(dirname(folder), `.${basename(folder)}-next`);
  await rm(join(PROJECT, copy), { recursive: true, force: true });
  await cp(join(PROJECT, folder), join(PROJECT, copy), { recursive: true, verbatimSymlinks: true });
  try {
    for (const [file, change] of Object.entries(changes)) await replaceIn(join(PROJECT, copy, file), change);
    await publishPackage(copy);
  } finally {
    await rm(join(PROJECT, copy), { recursive: true, force: true });
  }
}

/** Builds and publishes mf-equipment 1.0.1 with another menu label. Nothing goes live. */
export function publishNextEquipment(menuLabel: string): Promise<void> {
  return publishChanged('mf-equipment', {
    'package.json': ['"version": "1.0.0"', '"version": "1.0.1"'],
    'remote.json': ['"label": "Equipment"', `"label": "${menuLabel}"`],
  });
}

async function replaceIn(path: string, [from, to]: readonly [from: string, to: string]): Promise<void> {
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  await writeFile(path, text.replace(from, to));
}
