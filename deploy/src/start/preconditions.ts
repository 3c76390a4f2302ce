import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { errorMessage, hasCode } from '@fieldspan/domain/is-error';
import { takeFileLock } from '../file-lock.ts';
import { StartError } from './start-error.ts';

/** Room for the database's files, the demo pictures and a day of logs. */
const NEEDED_MB = 300;

/** What a listen error means, in words. */
export function listenFailure(error: unknown, port: number): StartError {
  const other = port === 8080 ? 8090 : 8080;
  if (hasCode(error, 'EADDRINUSE')) {
    return new StartError(
      'portTaken',
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${other} npm start`,
    );
  }
  if (hasCode(error, 'EACCES')) {
    return new StartError(
      'portTaken',
      `Port ${port} may not be used by this account. Choose one above 1023: PORT=8080 npm start`,
    );
  }
  return new StartError('setting', `Cannot listen on port ${port}: ${errorMessage(error)}`);
}

/** Listens on the port, or says why it cannot. */
export async function listenOn(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(error, port)));
    server.listen(port, host, resolve);
  });
}

/** Checks the port first, so that a port conflict shows before minutes of work, not after. */
export async function checkPort(address: { host: string; port: number }): Promise<void> {
  const probe = createServer();
  await listenOn(probe, address);
  await new Promise((resolve) => probe.close(resolve));
}

function folderFailure(error: unknown, folder: string): unknown {
  if (hasCode(error, 'ENOSPC'))
    return new StartError(
      'diskFull',
      `The disk of ${folder} is full. Make room, or put the data elsewhere: DATA_DIR=/other/disk npm start`,
    );
  if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENOENT')) return error;
  return new StartError(
    'dataFolder',
    `The data folder ${folder} cannot be written: ${errorMessage(error)}. Give this account the right to, or choose another: DATA_DIR=/other/folder npm start`,
  );
}

/** Makes the data folder and its logs folder, and checks that both are writable and have enough space. */
export async function checkDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(join(folder, 'logs'), { recursive: true });
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    throw folderFailure(error, folder);
  }
  const { bavail, bsize } = await statfs(folder);
  const freeMB = Math.floor((bavail * bsize) / 1_000_000);
  if (freeMB >= NEEDED_MB) return;
  throw new StartError(
    'diskFull',
    `${folder} has ${freeMB} MB left, ${NEEDED_MB} MB are needed. Make room, or put the data elsewhere: DATA_DIR=/other/disk npm start`,
  );
}

/**
 * Locks the data folder against a second product, whose stop would stop the first one's database.
 * @returns the lock; it is held as long as it is referenced, and ends with this process
 */
export function holdDataFolder(folder: string): Promise<{ release: () => void }> {
  const busy = (): Error =>
    new StartError(
      'dataFolder',
      `Fieldspan runs already on the data in ${folder}. Stop it, or give this one its own: DATA_DIR=.data-2 npm start`,
    );
  return takeFileLock({ path: join(folder, 'start.lock'), waitMs: 1000, busy });
}
