import { models } from '@fieldspan/contract/models';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '../testing/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { tableName } from './table-name.ts';

type Made = { connection: ClientConfig; drop: () => Promise<void> };

/** Columns that no call returns. */
const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  SubscriptionInvoice: ['email', 'provider', 'provider_id', 'session_id'],
  QuickbooksItem: ['accounting_entry_id', 'realm_id', 'request_id', 'sending_until'],
  User: ['is_account'],
  Equipment: ['serial_shared'],
  TimeLog: ['asked_form_ids'],
  UserToken: ['token_hash', 'session_id'],
  LibraryUpload: ['sha256', 'turns', 'earlier_names'],
  Message: ['words'],
  MessageThread: ['words'],
  MessageThreadUser: ['notify'],
  CompanyFormAcknowledgement: ['content_hash'],
  FormTemplateVersion: ['form_template_id', 'replaced_at', 'of_version'],
  FormMail: ['note', 'zone', 'origin', 'due_at'],
  PlanSet: ['touched_at'],
  ServiceContract: ['told_expiry'],
  Locate: ['told_expiry'],
  LibraryShare: ['password_hash'],
  CustomerLink: ['token_hash'],
  JobDocumentLink: ['token_hash'],
  Trash: ['merge'],
};

const PRIVATE = [
  'user_secret',
  'session',
  'reset_token',
  'rate_limit',
  'known_device',
  'installation',
  'channel_partner',
  'demo_company',
  'demo_person',
  'release_vote',
  'referral',
  'setup_link',
  'invitation',
  'registration',
  'email_change',
  'signing_link',
  'push_device',
  'push_delivery',
  'user_token',
  'history_seal',
  'trash_row',
  'sent_once',
  'card_checkout',
  'card_event',
  'quickbooks_grant',
  'quickbooks_request',
  'calendar_feed',
  'kiosk_place',
  'custody_reminder',
  'clock_reminder',
  'notice_digest',
  'task_reminder',
  'schema_migration',
];

/** Tables without a model that requests may read, write, or both. */
const NOT_OF_THE_CONTRACT = [
  // Read by the guard of payments: whoever takes one back must see its refunds (decision 0201).
  'card_refund',
  'terms',
  'accounting_entry',
  'time_punch',
  'time_break',
  'push_notice',
  'quiet_hours',
  'notice_place',
  'form_start',
  'number_series',
  'document_line',
  'progress_line',
  'record_change',
  'company_form_revision',
  'company_form_words',
  'form_template_editor',
  'public_link',
  'list_view_default',
  'begun_upload',
  'begun_upload_part',
  'list_job',
  'list_job_row',
  'plan_sheet_text',
  'library_folder_path',
  'library_share_item',
  'library_text',
  'library_zip',
];

let made: Made;
let client: Client;

beforeAll(async () => {
  made = await createTestDatabase();
  client = new Client(made.connection);
  await client.connect();
}, 60_000);

afterAll(async () => {
  await client.end();
  await made.drop();
});

describe('the migrated database', () => {
  it.each(Object.keys(models))('has the columns of %s that the contract has', async (name) => {
    const model = Object.values(models).find((candidate) => candidate.name === name);
    const stored = Object.entries(model?.fields ?? {}).filter(([, field]) => !('computed' in field && field.computed));
    const { rows } = await client.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [tableName(name)],
    );
    expect(rows.map((row) => row.column_name).toSorted()).toEqual(
      [...stored.map(([field]) => field), ...(HIDDEN[name] ?? [])].toSorted(),
    );
  });

  it('forces row-level security on every table but its own list of migrations', async () => {
    const { rows } = await client.query<{ relname: string }>(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and not (relrowsecurity and relforcerowsecurity)`,
    );
    expect(rows.map((row) => row.relname)).toEqual(['schema_migration']);
  });

  it('has a policy on every table of the contract that requests may use', async () => {
    const { rows } = await client.query<{ tablename: string }>(
      `select distinct tablename from pg_policies where 'app_rw' = any(roles)`,
    );
    const tables = Object.keys(models)
      .map(tableName)
      .filter((table) => !['open_time_log', 'upload_image', 'user_token'].includes(table));
    expect(rows.map((row) => row.tablename).toSorted()).toEqual([...tables, ...NOT_OF_THE_CONTRACT].toSorted());
  });

  it.each(PRIVATE)('hides %s from requests', async (table) => {
    const { rows } = await client.query<{ may: boolean }>(
      `select has_table_privilege('app_rw', $1, 'select') or has_table_privilege('app_rw', $1, 'insert') as may`,
      [table],
    );
    expect(rows).toEqual([{ may: false }]);
  });
});

describe('migrating', () => {
  it('runs each file once', async () => {
    expect(await migrate(made.connection, await readMigrations())).toEqual([]);
  });

  it('refuses a file that has changed since it ran', async () => {
    const [first, ...rest] = await readMigrations();
    if (!first) throw new Error('no migration');
    await expect(migrate(made.connection, [{ ...first, hash: 'another' }, ...rest])).rejects.toThrow(
      /0001_tables.sql has changed since it ran here/,
    );
  });

  it('leaves nothing of a file that fails, and names it', async () => {
    const broken = { name: '9999_broken.sql', sql: 'create table half (id int); select nonsense', hash: 'x' };
    const migrations = [...(await readMigrations()), broken];
    await expect(migrate(made.connection, migrations)).rejects.toThrow(/9999_broken.sql failed: .*nonsense/);
    const { rows } = await client.query(`select to_regclass('half') as half`);
    expect(rows).toEqual([{ half: null }]);
  });

  it('refuses a database that a newer release has changed, with a message, and changes nothing', async () => {
    const empty = await createEmptyDatabase();
    const known = await readMigrations();
    const newer = [...known, { name: '9998_renamed.sql', sql: 'create table of_a_newer_release (id int)', hash: 'x' }];
    await migrate(empty.connection, newer);
    const later = { name: '9999_own.sql', sql: 'create table of_this_release (id int)', hash: 'y' };
    await expect(migrate(empty.connection, [...known, later])).rejects.toThrow(
      /newer release: it has 9998_renamed\.sql, which this one does not know\. Start that release/,
    );
    expect(await migrate(empty.connection, newer)).toEqual([]);
    await empty.drop();
  });

  it('starts on a database to which a newer release has only added', async () => {
    const empty = await createEmptyDatabase();
    const known = await readMigrations();
    const added = { name: '9998_more.expand.sql', sql: 'create table only_added (id int)', hash: 'x' };
    await migrate(empty.connection, [...known, added]);
    expect(await migrate(empty.connection, known)).toEqual([]);
    await empty.drop();
  });

  it('works for two processes that start at the same time', async () => {
    const empty = await createEmptyDatabase();
    const migrations = await readMigrations();
    const ran = await Promise.all([migrate(empty.connection, migrations), migrate(empty.connection, migrations)]);
    expect(ran.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([0, migrations.length]);
    await empty.drop();
  }, 60_000);
});

describe('a database user of one’s own', () => {
  it('owns its database without being a superuser', async () => {
    const empty = await createEmptyDatabase();
    const admin = new Client(empty.connection);
    await admin.connect();
    const { database = '' } = empty.connection;
    await admin.query(`create role owner_${database} login createrole`);
    await admin.query(`alter database ${database} owner to owner_${database}`);
    await admin.query(`grant app_rw, app_system to owner_${database} with admin option`);
    await admin.end();
    const own = { ...empty.connection, user: `owner_${database}` };
    expect(await migrate(own, await readMigrations())).toHaveLength((await readMigrations()).length);
    await empty.drop();
  }, 60_000);

  it('prints the commands to run if it may not create the roles', async () => {
    const empty = await createEmptyDatabase();
    const admin = new Client(empty.connection);
    await admin.connect();
    const { database = '' } = empty.connection;
    await admin.query(`create role poor_${database} login`);
    await admin.query(`alter database ${database} owner to poor_${database}`);
    await admin.end();
    const own = { ...empty.connection, user: `poor_${database}` };
    await expect(migrate(own, await readMigrations())).rejects.toThrow(
      /Run once as a superuser:[^]*grant app_rw to "poor_/,
    );
    await empty.drop();
  }, 60_000);
});
