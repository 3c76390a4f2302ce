import { copyFile, link, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { hasCode } from '@fieldspan/domain/is-error';

/** Hard-links a finished file, or copies it to another disk. An existing target is kept. */
export async function keepCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await link(from, to);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    if (!hasCode(error, 'EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP')) throw error;
    const part = join(dirname(to), `.${randomUUID()}`);
    await copyFile(from, part);
    await rename(part, to);
  }
}
