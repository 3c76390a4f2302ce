import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { eachOf } from './copy-tree.ts';

/** The name of a WAL file: timeline, then the file's number in two halves. */
const SEGMENT = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})\.gz$/;
/** Number of 16 MB files per number in the first half. */
const PER_LOG = 256;

/** The part of a name that does not change with the timeline. */
export const orderOf = (name: string): string => name.slice(8, 24);

const numberOf = (order: string): number =>
  Number.parseInt(order.slice(0, 8), 16) * PER_LOG + Number.parseInt(order.slice(8), 16);

/** Archived WAL files from `first` on, in order. */
async function segmentsFrom(wal: string, first: string): Promise<string[]> {
  const names = await readdir(wal).catch(() => []);
  return names
    .filter((name) => SEGMENT.test(name) && orderOf(name) >= orderOf(first))
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

/** Lists missing and damaged WAL files, because PostgreSQL would take either for the end of the archive. */
export async function archiveProblems(wal: string, first: string): Promise<string[]> {
  const segments = await segmentsFrom(wal, first);
  const problems: string[] = [];
  const numbers = [...new Set(segments.map((name) => numberOf(orderOf(name))))];
  if (numbers[0] !== numberOf(orderOf(first))) problems.push(`${join(wal, first)}.gz is missing`);
  for (const [index, number] of numbers.entries()) {
    const next = numbers[index + 1];
    if (next !== undefined && next !== number + 1) problems.push(`${wal} has a gap after ${segments[index]}`);
  }
  await eachOf(segments, async (name) => {
    if (!(await unpacks(join(wal, name)))) problems.push(`${join(wal, name)} is damaged`);
  });
  return problems;
}

/** gzip verifies the file's checksum while unpacking. */
async function unpacks(path: string): Promise<boolean> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(createReadStream(path), createGunzip(), nowhere);
    return true;
  } catch {
    return false;
  }
}
