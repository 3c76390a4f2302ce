import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '@fieldspan/domain/is-error';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes files that a crash left half written. Younger ones may still be in use. */
export async function sweep(directory: string): Promise<void> {
  const oldest = Date.now() - DAY_MS;
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    if ((await changedAt(path)) < oldest) await rm(path, { force: true });
  }
}

/** A file that its writer has removed in the meantime counts as new. */
async function changedAt(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return Date.now();
    throw error;
  }
}
