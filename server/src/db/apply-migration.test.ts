import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';

const FAST = { lockLimitMs: 50, pauseMs: 1 };
const file = (name: string, sql: string): Migration => ({ name, sql, hash: name });
const tables = file('0001_tables.sql', 'create table job (id int, crew int); insert into job values (1, 2)');

let made: { connection: ClientConfig; drop: () => Promise<void> };
let client: Client;

beforeEach(async () => {
  made = await createEmptyDatabase();
  client = new Client(made.connection);
  await client.connect();
  await migrate(made.connection, [tables]);
});

afterEach(async () => {
  await client.end();
  await made.drop();
});

const ranNames = async () =>
  (await client.query<{ name: string }>('select name from schema_migration')).rows.map(({ name }) => name);

it('a file that meets a lock is retried, and blocks nobody meanwhile', async () => {
  await client.query('begin');
  await client.query('select * from job');
  const told: string[] = [];
  const tell = (sentence: string) => {
    told.push(sentence);
    void client.query('commit');
  };
  const added = file('0002_size.expand.sql', 'alter table job add column crew_size int');
  expect(await migrate(made.connection, [tables, added], { ...FAST, tell })).toEqual([added.name]);
  expect(told).toEqual(['0002_size.expand.sql met a lock that somebody holds (try 1 of 5).']);
});

it('after five attempts it names who holds the lock, and nothing has changed', async () => {
  await client.query('begin');
  await client.query('select * from job');
  const added = file('0002_size.expand.sql', 'alter table job add column crew_size int');
  await expect(migrate(made.connection, [tables, added], FAST)).rejects.toThrow(
    /0002_size\.expand\.sql failed: .*lock timeout; others held what it needs in 5 tries/,
  );
  await client.query('commit');
  expect(await ranNames()).toEqual([tables.name]);
});

it('a file that fails for another reason is not retried', async () => {
  const told: string[] = [];
  const broken = file('0002_broken.expand.sql', 'alter table nobody add column x int');
  const tell = (sentence: string) => told.push(sentence);
  await expect(migrate(made.connection, [tables, broken], { ...FAST, tell })).rejects.toThrow(/nobody/);
  expect(told).toEqual([]);
});

const INDEX = file(
  '0002_index.expand.sql',
  [
    '-- without transaction',
    'drop index concurrently if exists job_crew;',
    'create index concurrently job_crew on job (crew);',
    '',
  ].join('\n'),
);

it('a file that asks for no transaction builds its index concurrently', async () => {
  const both = [migrate(made.connection, [tables, INDEX]), migrate(made.connection, [tables, INDEX])];
  expect((await Promise.all(both)).flat()).toEqual([INDEX.name]);
  const { rows } = await client.query(`select indisvalid from pg_index where indexrelid = 'job_crew'::regclass`);
  expect(rows).toEqual([{ indisvalid: true }]);
});

it('without that line it would be refused', async () => {
  const inOne = { ...INDEX, sql: INDEX.sql.replace('-- without transaction\n', '') };
  await expect(migrate(made.connection, [tables, inOne])).rejects.toThrow(/transaction block/);
});

const DROP = file('0003_crew.contract.sql', '-- level 44\nalter table job drop column crew');
const LATER = file('0004_more.expand.sql', 'alter table job add column more int');

it('what live releases read stays until none reads it any more; later files do not wait', async () => {
  const told: string[] = [];
  const all = [tables, DROP, LATER];
  const tell = (sentence: string) => told.push(sentence);
  expect(await migrate(made.connection, all, { liveLevel: 43, tell })).toEqual([LATER.name]);
  expect(told).toEqual([
    '0003_crew.contract.sql waits until every live release was built for API level 44; now it is 43.',
  ]);
  expect((await client.query('select crew from job')).rows).toEqual([{ crew: 2 }]);
  expect(await migrate(made.connection, all)).toEqual([]);
  expect(await migrate(made.connection, all, { liveLevel: 44 })).toEqual([DROP.name]);
  await expect(client.query('select crew from job')).rejects.toThrow(/crew/);
});

it('a file that drops without saying from which level on is refused, and so is a server that does not know it', async () => {
  const silent = file('0003_crew.contract.sql', 'alter table job drop column crew');
  await expect(migrate(made.connection, [tables, silent], { liveLevel: 44 })).rejects.toThrow(
    /does not say from which API level/,
  );
  await migrate(made.connection, [tables, DROP], { liveLevel: 44 });
  await expect(migrate(made.connection, [tables])).rejects.toThrow(/newer release: it has 0003_crew\.contract\.sql/);
});
