import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { readReleaseFile } from '../registry/artifacts.ts';
import { PROJECT } from '../settings.ts';

const RecordSchema = v.object({ inputs: v.string(), hash: v.string() });

const buildCache = join(PROJECT, '.cache', 'build');
export const buildLock = (name: string): string => join(buildCache, `${name}.lock`);
const recordFile = (name: string): string => join(buildCache, `${name}.json`);

/**
 * The build in a folder, if it was made from exactly these inputs. An unreadable record counts as "not built": building
 * again is always safe.
 */
export async function standingBuild(name: string, folder: string, inputs: string): Promise<Release | null> {
  try {
    const record = v.parse(RecordSchema, JSON.parse(await readFile(recordFile(name), 'utf8')));
    const release = await readReleaseFile(folder);
    return record.inputs === inputs && record.hash === release.hash ? release : null;
  } catch {
    return null;
  }
}

export async function rememberBuild(release: Release, inputs: string): Promise<void> {
  const path = recordFile(release.remote);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify({ inputs, hash: release.hash }));
}
