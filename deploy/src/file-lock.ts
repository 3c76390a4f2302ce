import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isError } from '@fieldspan/domain/is-error';

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return isError(error) && 'errcode' in error && error.errcode === SQLITE_BUSY;
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
  /** Makes the error to throw when somebody else holds the lock for longer than that. */
  busy: () => Error;
};

/**
 * Takes a lock that no other process on this machine holds. It ends with `release`, or with this process. Node has no
 * flock, so this uses SQLite's lock on an empty file: the kernel releases it when the holder dies, even by kill -9, so
 * there are no stale locks.
 * @throws the error that `busy` makes, when somebody else holds it for longer than `waitMs`
 */
export async function takeFileLock({ path, waitMs, busy }: FileLock): Promise<{ release: () => void }> {
  await mkdir(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: 0 });
  const release = (): void => database.close();
  if (await acquire(database, waitMs)) return { release };
  release();
  throw busy();
}

/** Runs a task while holding the lock. */
export async function withFileLock<T>(lock: FileLock, task: () => Promise<T>): Promise<T> {
  const { release } = await takeFileLock(lock);
  try {
    return await task();
  } finally {
    release();
  }
}
