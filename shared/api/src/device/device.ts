import { openDB } from 'idb';
import type { IDBPDatabase } from 'idb';
import { hasCode } from '@fieldspan/domain/is-error';
import { DEVICE, KEPT_ANSWERS } from './device-name.ts';
import type { DeviceTables } from './device-tables.ts';

const VERSION = 1;

/** Another tab may block an upgrade, and some browsers never answer. */
const OPEN_MS = 5000;

export type Device = IDBPDatabase<DeviceTables>;

/** The browser has no IndexedDB, or forbids it. */
class NoDeviceError extends Error {
  override readonly name = 'NoDeviceError';
}

let opening: Promise<Device> | null = null;
/** An attempt to open that timed out is still pending; further attempts fail at once. */
let isStuck = false;

/**
 * Runs one transaction. If it fails it is retried once: after reopening the database, or, if the device is full, after
 * deleting the offline cache.
 * @throws NoDeviceError if there is no database; TimeoutError if another tab blocks it; otherwise the error of the retry
 */
export async function onDevice<T>(work: (device: Device) => Promise<T>): Promise<T> {
  try {
    return await work(await connection());
  } catch (error) {
    if (hasCode(error, ...FINAL)) throw error;
    if (hasCode(error, 'QuotaExceededError')) await makeRoom();
    else closeDevice();
    return work(await connection());
  }
}

/** Errors that a retry cannot change. */
const FINAL = ['NoDeviceError', 'TimeoutError', 'ConstraintError', 'DataCloneError', 'DataError'];

/** Closes the connection; the next access reopens it. */
export function closeDevice(): void {
  opening?.then((device) => device.close()).catch(() => undefined);
  opening = null;
}

/** Waits for a transaction. Rejects with the transaction's own error, because its requests only report an abort. */
export async function committed(
  { done }: { done: Promise<void> },
  requests: readonly Promise<unknown>[],
): Promise<void> {
  const answers = Promise.allSettled(requests);
  await done;
  await answers;
}

function connection(): Promise<Device> {
  const trying = (opening ??= open());
  trying.catch(() => {
    if (opening === trying) opening = null;
  });
  return trying;
}

async function open(): Promise<Device> {
  try {
    return await openAt(VERSION).catch((error: unknown) => {
      // A later release has upgraded the database: it has only added stores.
      if (hasCode(error, 'VersionError')) return openAt(undefined);
      throw error;
    });
  } catch (cause) {
    // Another tab may block it, so there may be data.
    if (hasCode(cause, 'TimeoutError')) throw cause;
    throw new NoDeviceError('This browser keeps nothing for us', { cause });
  }
}

async function openAt(version: number | undefined): Promise<Device> {
  if (isStuck) throw stuckError();
  const opened = openDB<DeviceTables>(DEVICE, version, {
    upgrade: addTables,
    // A later release wants to upgrade: close, and reopen on the next access.
    blocking: closeDevice,
    terminated: closeDevice,
  });
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(stuckError()), OPEN_MS);
  try {
    return await Promise.race([opened, late]);
  } catch (error) {
    isStuck = hasCode(error, 'TimeoutError');
    const free = () => (isStuck = false);
    opened.then((device) => device.close()).then(free, free);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const stuckError = () => new DOMException('The database does not open', 'TimeoutError');

function addTables(device: Device): void {
  const items = device.createObjectStore('outboxItems', { keyPath: 'seq', autoIncrement: true });
  items.createIndex('owner', ['userId', 'tenantId']);
  items.createIndex('clientKey', 'clientKey', { unique: true });
  device.createObjectStore('outboxFiles', { keyPath: 'clientKey' });
  const sent = device.createObjectStore('outboxSent', { keyPath: 'clientKey' });
  sent.createIndex('owner', ['userId', 'tenantId', 'sentAt']);
  device.createObjectStore('drafts');
  device.createObjectStore(KEPT_ANSWERS, { keyPath: 'key' }).createIndex('at', 'at');
}

async function makeRoom(): Promise<void> {
  await (await connection()).clear(KEPT_ANSWERS);
}
