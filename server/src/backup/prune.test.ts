import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupName } from './backup-folder.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { prune } from './prune.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const DAY_MS = 24 * 3_600_000;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'prune-'));
  for (const name of ['wal', 'files']) await mkdir(join(root, name));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

type Made = { days: number; walFrom: string | null; files: readonly string[] };

/** A backup from this many days ago, in the format of `backUp`. */
async function backup({ days, walFrom, files }: Made): Promise<string> {
  const at = daysAgo(days);
  const name = backupName(at);
  const manifest: Manifest = {
    format: 1,
    kind: 'embedded',
    startedAt: at.toISOString(),
    endedAt: new Date(at.getTime() + 60_000).toISOString(),
    postgres: '17',
    walFrom,
    restorePoint: null,
    owner: null,
    tables: {},
    folders: [],
    database: [],
    releases: [],
    keys: [],
    files: files.map((path) => ({ path, bytes: 1, sha256: '' })),
  };
  await mkdir(join(root, name));
  await writeFile(join(root, name, MANIFEST), JSON.stringify(manifest));
  return name;
}

async function file(folder: 'wal' | 'files', name: string, days: number): Promise<void> {
  const path = join(root, folder, name);
  await writeFile(path, 'x');
  await utimes(path, daysAgo(days), daysAgo(days));
}

const segment = (number: number): string =>
  `0000000100000000000000${number.toString(16).toUpperCase().padStart(2, '0')}`;
const names = async (folder: string) => (await readdir(join(root, folder))).sort();

it('keeps what is needed to restore any of the days, and the one backup before them that they start from', async () => {
  const oldest = await backup({ days: 60, walFrom: segment(1), files: ['a', 'b'] });
  const first = await backup({ days: 40, walFrom: segment(3), files: ['b', 'c'] });
  const last = await backup({ days: 10, walFrom: segment(5), files: ['b', 'd'] });
  for (const number of [1, 2, 3, 4, 5, 6]) await file('wal', `${segment(number)}.gz`, 60 - number * 10);
  await file('wal', `${segment(1)}.00000028.backup.gz`, 60);
  await file('wal', '00000002.history.gz', 60);
  for (const [name, days] of [
    ['a', 60],
    ['b', 60],
    ['c', 40],
    ['d', 10],
    // Stored after the last backup, whether deleted since or not: the archive may restore a moment at which it existed.
    ['e', 1],
  ] as const)
    await file('files', name, days);

  expect(await prune(root, 35, NOW)).toBe(1);
  const kept = await readdir(root);
  expect(kept).toEqual(expect.arrayContaining([first, last]));
  expect(kept).not.toContain(oldest);
  expect(await names('wal')).toEqual(
    ['00000002.history.gz', ...[3, 4, 5, 6].map((number) => `${segment(number)}.gz`)].sort(),
  );
  expect(await names('files')).toEqual(['b', 'c', 'd', 'e']);
});

it('removes nothing if the days start with the first backup, or with none', async () => {
  await backup({ days: 20, walFrom: segment(2), files: [] });
  await backup({ days: 1, walFrom: segment(4), files: [] });
  await file('wal', `${segment(2)}.gz`, 20);
  await file('files', 'a', 30);
  expect(await prune(root, 35, NOW)).toBe(0);
  expect(await names('wal')).toEqual([`${segment(2)}.gz`]);
  expect(await names('files')).toEqual(['a']);
});

it('refuses a damaged backup before it removes anything', async () => {
  const oldest = await backup({ days: 60, walFrom: segment(1), files: [] });
  const damaged = await backup({ days: 40, walFrom: segment(2), files: [] });
  await writeFile(join(root, damaged, MANIFEST), '{');
  await expect(prune(root, 35, NOW)).rejects.toThrow(`${MANIFEST} is damaged`);
  expect(await readdir(root)).toContain(oldest);
});
