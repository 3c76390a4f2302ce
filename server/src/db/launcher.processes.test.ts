import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainLog, findBinaries, prepareDirectories } from './cluster.ts';
import { launch } from './launcher.ts';
import type { EmbeddedDatabase } from './launcher.ts';

let dataDir: string;
let first: EmbeddedDatabase;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'launcher-'));
  first = await launch(dataDir);
}, 60_000);

afterAll(async () => {
  const last = await launch(dataDir);
  await last.stop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

async function ask(connection: ClientConfig, statement: string): Promise<unknown> {
  const client = new Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(statement);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

const postmaster = async () =>
  Number((await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);

describe('the embedded database', () => {
  it('writes to the disk before it responds, and listens on no network', async () => {
    expect(await ask(first.connection, `select current_setting('fsync') as answer`)).toBe('on');
    expect(await ask(first.connection, `select current_setting('listen_addresses') as answer`)).toBe('');
    expect(await ask(first.connection, `select current_setting('data_checksums') as answer`)).toBe('on');
  });

  it('is taken over if a killed process left it running', async () => {
    await ask(first.connection, 'create table kept as select 1 as answer');
    const second = await launch(dataDir);
    expect(second.adopted).toBe(true);
    expect(await ask(second.connection, 'select answer from kept')).toBe(1);
  });

  it('recovers after it was killed itself', async () => {
    process.kill(await postmaster(), 'SIGKILL');
    const again = await launch(dataDir);
    expect(again.adopted).toBe(false);
    expect(await ask(again.connection, 'select answer from kept')).toBe(1);
  }, 60_000);

  it('stops, also after it was taken over, and starts again with all its data', async () => {
    const taken = await launch(dataDir);
    await taken.stop();
    await expect(ask(taken.connection, 'select 1 as answer')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
    const again = await launch(dataDir);
    expect(await ask(again.connection, 'select answer from kept')).toBe(1);
  }, 60_000);
});

describe('reasons why it cannot start are told in words', () => {
  it('a DATA_DIR that is a file', async () => {
    const path = join(dataDir, 'file');
    await writeFile(path, '');
    expect(() => prepareDirectories(path)).toThrow(/DATA_DIR .* cannot be used: it is not a directory/);
  });

  it('a DATA_DIR that may not be written', async () => {
    const locked = await mkdtemp(join(tmpdir(), 'locked-'));
    await chmod(locked, 0o500);
    // Root may write everywhere except in the kernel's file system.
    const path = process.getuid?.() === 0 ? '/sys/fieldspan' : locked;
    expect(() => prepareDirectories(path)).toThrow(/may not be read or written/);
    await rm(locked, { recursive: true });
  });

  it('a machine without a PostgreSQL build', async () => {
    await expect(findBinaries('sunos', 'mips')).rejects.toThrow(/Set DATABASE_URL to a PostgreSQL 15 or newer/);
  });

  it('a full disk, foreign files, another version', () => {
    expect(explainLog('FATAL:  could not write lock file: No space left on device')).toMatch(/disk is full \(ENOSPC\)/);
    expect(explainLog('could not open file: Permission denied')).toMatch(/may not be read/);
    expect(explainLog('DETAIL: was initialized by 17, which is incompatible with server')).toMatch(
      /another PostgreSQL version/,
    );
    expect(explainLog('lock file "postmaster.pid" already exists')).toBeNull();
  });
});

describe('the socket', () => {
  it('is beside the data if its path is short enough', () => {
    expect(prepareDirectories(dataDir).socket).toBe(join(dataDir, 'postgres', 'run'));
  });

  it('otherwise is in a short directory of its own, always the same', async () => {
    const long = join(dataDir, 'x'.repeat(100));
    const { socket } = prepareDirectories(long);
    expect(join(socket, '.s.PGSQL.5432').length).toBeLessThanOrEqual(107);
    expect(prepareDirectories(long).socket).toBe(socket);
    expect(prepareDirectories(`${long}y`).socket).not.toBe(socket);
    await rm(socket, { recursive: true });
    await rm(prepareDirectories(`${long}y`).socket, { recursive: true });
  });
});
