import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

async function acquire(database: DatabaseSync, waitMs: number): Promise<boolean> {
  const giveUpAt = performance.now() + waitMs;
  for (;;) {
    try {
      database.exec('BEGIN EXCLUSIVE');
      return true;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > giveUpAt) return false;
      await sleep(2 + Math.random() * 8);
    }
  }
}

export type FileLock = {
  path: string;
  waitMs: number;
  /** The error to throw when somebody else holds the lock for longer than that. */
  busy: () => Error;
};

/**
 * Runs a task while no other process on this machine holds the same lock.
 * Node has no flock; SQLite's lock on an empty file is one, and the kernel lets go of it when the holder dies,
 * kill -9 included, so there is no stale lock to judge.
 */
export async function withFileLock<T>({ path, waitMs, busy }: FileLock, task: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    if (!(await acquire(database, waitMs))) throw busy();
    return await task();
  } finally {
    database.close();
  }
}
