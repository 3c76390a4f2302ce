import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { MOST_FILE_BYTES } from '@fieldspan/domain/accepted-files';
import { hasCode } from '@fieldspan/domain/is-error';
import { Refusal } from '../../http/errors.ts';
import type { Services } from '../../http/context.ts';
import type { Ask } from '../../http/route.ts';
import { sweep } from '../../storage/sweep.ts';
import { notePassed } from './young-collection.ts';

/** An uploaded file in a temporary place, until it is stored or discarded. */
export type Arrived = { path: string; name: string; bytes: number; sha256: string };

export type Received = { file: Arrived | null; fields: ReadonlyMap<string, string> };

/**
 * Streams a form with at most one file to disk, passes it to `use`, and always cleans up.
 * @throws Refusal when the disk is full; TooLarge above `mostBytes`, by default 500 MB
 */
export async function receiveFile<T>(
  ask: Ask,
  use: (received: Received) => Promise<T>,
  mostBytes: number = MOST_FILE_BYTES,
): Promise<T> {
  return atIncoming(ask.services, async (path) => {
    const arrived: Arrived[] = [];
    const fields = await ask.receive(
      async ({ filename, stream }) => {
        arrived.push({ path, name: plainName(filename), ...(await writeFile(stream, path)) });
      },
      { fileBytes: mostBytes },
    );
    return use({ file: arrived[0] ?? null, fields });
  });
}

/**
 * Passes on a path for a file that is coming in, and removes what is left there afterwards.
 * @throws Refusal when the disk is full
 */
export async function atIncoming<T>({ config }: Services, use: (path: string) => Promise<T>): Promise<T> {
  const directory = join(config.dataDir, 'incoming');
  await mkdir(directory, { recursive: true });
  await sweep(directory);
  const path = join(directory, randomUUID());
  try {
    return await use(path);
  } catch (error) {
    if (hasCode(error, 'ENOSPC'))
      throw new Refusal('There is no room left for this file. Please tell your administrator.');
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

export async function writeFile(stream: Readable, path: string): Promise<Pick<Arrived, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
    notePassed(chunk.length);
  });
  try {
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o640, flush: true }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The last segment of a path without control characters and marks of text direction. */
export function plainName(filename: string): string {
  const name = filename.split(/[/\\]/).at(-1) ?? '';
  return (
    name
      .toWellFormed()
      .replace(/\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, '')
      .slice(-200) || 'file'
  );
}
