import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres } from '../../../scripts/find-postgres.ts';
import { startScratchPostgres } from '../../../scripts/scratch-postgres.ts';
import { liveSet } from '../registry/channel.ts';
import { promote } from '../registry/promote.ts';
import { rollback } from '../registry/rollback.ts';
import { idsOf } from '../registry/set-changes.ts';
import { PROJECT } from '../settings.ts';
import { checkDataFolder } from '../start/preconditions.ts';
import { startServer, type ServerProcess } from '../start/server-process.ts';
import { publishFixture } from '../testing/fixture-registry.ts';
import { fileBuckets } from '../testing/file-buckets.ts';
import { fileContents } from '../testing/file-contents.ts';
import { DrillClient } from './drill-client.ts';
import { writersOf } from './testing/writers.ts';

const LIMIT_MS = 240_000;
const BY = { who: 'drill', reason: null };
/** Tables that a restore empties, or that a running server writes to by itself. */
const PASSING = /^(session|user_token|sign_in_step|push_device|rate_limit|history_seal)$/;

let folder: string;
const running: ServerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-drill-'));
  // The database runs under another account, which needs to enter the folder.
  await chmod(folder, 0o755);
});

afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
}, LIMIT_MS);

type Ran = { code: number; said: string };

async function command(name: 'backup' | 'restore', args: string[], env: NodeJS.ProcessEnv): Promise<Ran> {
  const file = join(PROJECT, 'deploy', 'src', `${name}.ts`);
  const all = { ...process.env, DATABASE_URL: '', RELEASES_DIR: '', ...env };
  const child = spawn(process.execPath, [file, ...args], { env: all, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  return { code: Number(code), said: (await said).join('') };
}

async function start(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<{ server: ServerProcess; url: string }> {
  await checkDataFolder(dataDir);
  const closed = { DEMO: '0', LOG_LEVEL: 'error', DATABASE_URL: '', PUBLIC_URL: 'http://localhost', ...env };
  const place = { dataDir, logDir: join(dataDir, 'logs'), edgeHost: '127.0.0.1' };
  const server = await startServer({ name: 'server', env: { ...process.env, ...closed }, ...place });
  running.push(server);
  return { server, url: `http://127.0.0.1:${(await server.ready).listening}` };
}

const embedded = (dataDir: string) => ({ host: join(dataDir, 'postgres', 'run'), user: 'app', database: 'postgres' });

async function ask(
  connection: ConstructorParameters<typeof Client>[0],
  statement: string,
): Promise<Record<string, string>[]> {
  const client = new Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Row count and checksum of every table. */
async function facts(dataDir: string): Promise<Map<string, string>> {
  const names = await ask(
    embedded(dataDir),
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const counted = names
    .map(({ name = '' }) => name)
    .filter((name) => !PASSING.test(name))
    .map(
      (name) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as said from "${name}" t`,
    );
  const rows = await ask(embedded(dataDir), counted.join(' union all '));
  return new Map(rows.map(({ name = '', said = '' }) => [name, said]));
}

describe('the embedded database', () => {
  it(
    'is restored with everything that was acknowledged up to the end of the archive, or up to an earlier moment',
    async () => {
      const dataDir = join(folder, 'data');
      const backups = join(folder, 'backups');
      const registry = { root: join(dataDir, 'releases'), env: 'local' };
      const { server, url } = await start(dataDir);
      for (const version of ['1.0.0', '1.1.0']) {
        await publishFixture(registry, { name: 'shell', version });
        await promote(registry, [`shell@${version}`], BY);
      }
      const client = await DrillClient.register(url, join(dataDir, 'outbox'));
      await client.upload('before.txt', 'stored before the backup');
      const { acknowledged, stop } = writersOf(client);
      const backup = await command('backup', ['--to', backups], { DATA_DIR: dataDir });
      expect(backup).toMatchObject({ code: 0 });
      await client.upload('after.txt', 'stored after the backup');
      await stop();
      const early = acknowledged.length;
      const [moment] = await ask(embedded(dataDir), 'select clock_timestamp()::text as at');
      await sleep(50);
      for (let more = 0; more < 5; more += 1) {
        const key = randomUUID();
        expect(await client.save(key)).toBeNull();
        acknowledged.push(key);
      }
      // Forces what would otherwise happen within a minute.
      const [wal] = await ask(embedded(dataDir), 'select pg_walfile_name(pg_switch_wal()) as name');
      await expect.poll(() => existsSync(join(backups, 'wal', `${wal?.['name']}.gz`)), { timeout: 30_000 }).toBe(true);
      const before = await facts(dataDir);
      const [files, releases] = await Promise.all([fileContents(join(dataDir, 'files')), fileContents(registry.root)]);
      const postmaster = Number(
        (await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0],
      );
      server.crash();
      process.kill(postmaster, 'SIGKILL');
      await server.ended;
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });

      const restored = join(folder, 'restored');
      const restore = await command('restore', [backups], { DATA_DIR: restored });
      expect(restore).toMatchObject({ code: 0 });
      expect(restore.said).toMatch(/tables with \d+ rows are as they were/);
      expect(restore.said).toMatch(/; 0 files that rows name are missing/);
      expect(restore.said).toMatch(/2 releases verified/);
      expect(await fileContents(join(restored, 'files'))).toEqual(files);
      expect(await fileContents(join(restored, 'releases'))).toEqual(releases);
      const again = await start(restored);
      expect(await facts(restored)).toEqual(before);
      const kept = await ask(embedded(restored), 'select description from expense order by id');
      expect(new Set(kept.map(({ description }) => description))).toEqual(new Set(acknowledged));
      expect(kept).toHaveLength(acknowledged.length);
      expect(await new DrillClient(again.url, client.headers).read()).toMatch(/ 40[13] /);
      const there = { ...registry, root: join(restored, 'releases') };
      await rollback(there, 'shell', BY);
      expect(idsOf(await liveSet(there)).get('shell')).toMatch(/^1\.0\.0\+/);
      await again.server.stop();

      const at = new Date(moment?.['at'] ?? '').toISOString();
      const earlier = join(folder, 'earlier');
      expect(await command('restore', [backups, '--at', at], { DATA_DIR: earlier })).toMatchObject({ code: 0 });
      const then = await start(earlier);
      const stood = await ask(embedded(earlier), 'select description from expense');
      expect(new Set(stood.map(({ description }) => description))).toEqual(new Set(acknowledged.slice(0, early)));
      await then.server.stop();
    },
    LIMIT_MS,
  );

  it(
    'is restored into an empty folder only, and never from a damaged backup',
    async () => {
      const backups = join(folder, 'backups');
      const full = join(folder, 'full');
      await mkdir(full);
      await writeFile(join(full, 'mine'), '');
      const refused = await command('restore', [backups], { DATA_DIR: full });
      expect(refused).toMatchObject({ code: 4, said: expect.stringContaining(`${full} is not empty.`) });
      const into = { DATA_DIR: join(folder, 'never') };
      expect(await command('restore', [backups, '--at', 'yesterday'], into)).toMatchObject({ code: 2 });
      expect(await command('restore', [backups, '--at', '2020-01-01T00:00:00Z'], into)).toMatchObject({ code: 4 });
      const name = (await readdir(backups)).find((each) => each.startsWith('20')) ?? '';
      const damaged = join(backups, name, 'database', 'PG_VERSION');
      await appendFile(damaged, '\n');
      const found = await command('restore', [backups], into);
      expect(found).toMatchObject({ code: 6, said: expect.stringContaining(`${damaged} is damaged`) });
      expect(existsSync(into.DATA_DIR)).toBe(false);
    },
    LIMIT_MS,
  );
});

const postgres = await findPostgres(() => {});

describe.skipIf('why' in postgres)('a PostgreSQL and a file store of one’s own', () => {
  it(
    'are copied at one consistent moment, and restored into an empty database and an empty bucket',
    async () => {
      const scratch = await startScratchPostgres('folder' in postgres ? postgres.folder : '');
      const buckets = await fileBuckets(join(folder, 'buckets'));
      try {
        const backups = join(folder, 'dumps');
        const source = { DATA_DIR: join(folder, 'own'), DATABASE_URL: scratch.url, ...buckets.env('files') };
        const { server, url } = await start(source.DATA_DIR, source);
        const client = await DrillClient.register(url, join(source.DATA_DIR, 'outbox'));
        await client.upload('own.txt', 'stored in the bucket');
        expect(await client.save('one')).toBeNull();
        const backup = await command('backup', ['--to', backups, '--keep', '35d'], source);
        expect(backup).toMatchObject({ code: 0, said: expect.stringContaining('0 older backups removed') });
        const files = await buckets.contents('files');
        expect(files.size).toBe(1);
        await server.stop();
        const admin = scratch.url.replace('fieldspan@', 'postgres@').replace(/\/fieldspan$/, '/postgres');
        const into = {
          DATA_DIR: join(folder, 'own-again'),
          DATABASE_URL: scratch.url.replace(/\/fieldspan$/, '/again'),
          ...buckets.env('files-again'),
        };
        await ask({ connectionString: admin }, 'create database again owner fieldspan');
        const restore = await command('restore', [backups], into);
        expect(restore).toMatchObject({
          code: 0,
          said: expect.stringMatching(/tables with \d+ rows are as they were/),
        });
        expect(await buckets.contents('files-again')).toEqual(files);
        const asSystem = { connectionString: into.DATABASE_URL, options: '-c role=app_system' };
        expect(await ask(asSystem, 'select description from expense')).toEqual([{ description: 'one' }]);
        expect(await ask(asSystem, 'select id from session')).toEqual([]);
        const twice = await command('restore', [backups], { ...into, DATA_DIR: join(folder, 'own-twice') });
        expect(twice).toMatchObject({ code: 4, said: expect.stringContaining('DATABASE_URL is not empty') });
      } finally {
        await buckets.close();
        await scratch.stop();
      }
    },
    LIMIT_MS,
  );
});
