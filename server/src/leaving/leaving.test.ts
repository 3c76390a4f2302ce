import { createWriteStream } from 'node:fs';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LastExportSchema } from '@fieldspan/contract/export-calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPromise } from 'yauzl';
import { Caller } from '../routes/testing/caller.ts';
import { PASSWORD } from '../routes/testing/people.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { grant } from '../testing/record-calls.ts';
import { verifyHistory } from '../history/verify-history.ts';
import { adminOf } from './admin-of.ts';
import { closeCompany, companiesCalled, reopenCompany } from './closing.ts';
import { eraseAgain, eraseDue } from './erasure-keeper.ts';
import { exportCompany } from './export-company.ts';
import { openExportKeeper } from './export-keeper.ts';

const NORTH = 1;
/** A word that occurs in a name, a text and a file of only one company. */
const MARK = 'Quillfeather';

let world: World;
let ana: Caller;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaving-'));
  world = await openWorld();
  ana = await world.signIn('ana');
  await ana.saved('Company/save', { id: NORTH, company_name: `${MARK} Roofing` });
  const contact = await ana.saved('Contact/save', { name: `${MARK} Mill`, notes: '=SUM(A1)' });
  await ana.saved('Contact/save', { id: contact, city: `${MARK}ville` });
  await ana.post('Contact/delete', { id: await ana.saved('Contact/save', { name: `${MARK} in the trash` }) });
  const file = new File([`a note of ${MARK}`], `${MARK}.txt`, { type: 'text/plain' });
  await ana.saved('LibraryUpload/save', { file });
}, 60_000);

afterAll(async () => {
  await world.stop();
  await rm(folder, { recursive: true, force: true });
});

async function unzipped(path: string): Promise<Map<string, string>> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  zip.close();
  return entries;
}

const last = async (caller: Caller) => v.parse(LastExportSchema, (await caller.get('CompanyExport/last')).data);

describe('an export of a company', () => {
  it('contains what an Admin may read, as JSON lines and as tables, with its files, and nothing of another company', async () => {
    const { db, storage } = world.services;
    const path = join(folder, 'north.zip');
    await exportCompany({ db, storage, identity: await adminOf(db, NORTH, null) }, createWriteStream(path));
    const entries = await unzipped(path);
    const contacts = (entries.get('records/Contact.jsonl') ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(contacts).toContainEqual(expect.objectContaining({ name: `${MARK} Mill`, city: `${MARK}ville` }));
    expect(contacts.every(({ tenant_id }) => tenant_id === NORTH)).toBe(true);
    // Escaped, so that a spreadsheet does not take a note for a formula.
    expect(entries.get('records/Contact.csv')).toContain(`'=SUM(A1)`);
    expect([...entries].filter(([name]) => name.startsWith('files/')).map(([, said]) => said)).toEqual([
      `a note of ${MARK}`,
    ]);
    const schema = JSON.parse(entries.get('schema.json') ?? '');
    expect(schema.models.Contact).toMatchObject({ count: contacts.length, fields: { name: { kind: 'text' } } });
    expect([...entries.keys()].join(' ')).not.toMatch(/UserToken/);
  });

  it('can be requested, created and downloaded only by an Admin, and expires', async () => {
    const bob = await world.signIn('bob');
    await grant(world, 'bob', { Contacts: { read: true, write: true } });
    const eve = await world.signIn('eve');
    expect(await bob.post('CompanyExport/start')).toMatchObject({ success: false });
    expect(await bob.get('CompanyExport/last')).toMatchObject({ success: false });
    await ana.saved('CompanyExport/start', {});
    expect((await ana.post('CompanyExport/start')).errors).toEqual([
      'An export is being made already. It can be fetched here when it is ready.',
    ]);
    const keeper = openExportKeeper(world.services);
    await keeper.makeWaiting();
    const made = await last(ana);
    expect(made).toMatchObject({ state: 'ready', filename: expect.stringMatching(/\.zip$/) });
    const name = made?.filename ?? '';
    const got = await ana.resource('exports', name);
    expect(got.status).toBe(200);
    await writeFile(join(folder, 'fetched.zip'), Buffer.from(await got.arrayBuffer()));
    expect((await unzipped(join(folder, 'fetched.zip'))).has('schema.json')).toBe(true);
    for (const other of [bob, eve]) expect((await other.resource('exports', name)).status).toBe(404);
    for (const other of [ana, bob]) expect((await other.resource('files', name)).status).toBe(404);
    const { data } = await ana.get('Activity/get', { kind: 'export' });
    expect(data).toMatchObject({ lines: [{ happened: 'exported', person: { id: world.ids['ana'] } }] });
    await world.services.db.system((tx) => sql`update company_export set ends_at = now()`.execute(tx));
    await keeper.makeWaiting();
    await keeper.close();
    expect(await last(ana)).toMatchObject({ state: 'ended', filename: null });
    expect((await ana.resource('exports', name)).status).toBe(404);
    expect(await world.services.storage.head(`${NORTH}/${name.slice(0, 2)}/${name}`)).toBeNull();
  });

  it('asks for the password again if the sign-in was a while ago', async () => {
    await world.services.db.system((tx) => sql`update session set proven_at = now() - interval '1 hour'`.execute(tx));
    expect((await ana.post('CompanyExport/start')).errors[0]).toMatch(/confirm first that it is you/);
    await world.services.db.system((tx) => sql`update session set proven_at = now()`.execute(tx));
  });
});

/** Every column of every table that contains the text or the company's number. */
async function whereNamed(mark: string, company: number): Promise<string[]> {
  const { rows: columns } = await world.services.db.system((tx) =>
    sql<{ child: string; col: string; is_number: boolean }>`
      select c.relname as child, a.attname as col, a.attname in ('tenant_id', 'vouched_by') as is_number from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and (a.attname in ('tenant_id', 'vouched_by') or format_type(a.atttypid, null) ~ '^(text|json|tsvector|character)')`.execute(
      tx,
    ),
  );
  expect(columns.length).toBeGreaterThan(300);
  const named: string[] = [];
  for (const { child, col, is_number } of columns) {
    const column = sql.ref(col);
    const holds = is_number ? sql`${column} = ${company}` : sql`${column}::text ilike ${`%${mark}%`}`;
    const { rows } = await world.services.db.system((tx) =>
      sql`select 1 from ${sql.table(child)} where ${holds} limit 1`.execute(tx),
    );
    if (rows.length > 0) named.push(`${child}.${col}`);
  }
  return named;
}

const enter = (name: string) =>
  world.request('/api/user/authenticate', {
    method: 'POST',
    body: new URLSearchParams({ email: `${name}@fieldspan.test`, password: PASSWORD }),
  });

describe('a company that is erased', () => {
  const north = () => world.services.db.system((tx) => companiesCalled(tx, slug).then(([first]) => first ?? null));
  let slug: string;

  it('is closed until then: its people are told why and when, and it can be taken back', async () => {
    slug = await world.services.db.system(async (tx) => {
      const { slug: found } = await tx
        .selectFrom('company')
        .where('id', '=', NORTH)
        .select('slug')
        .executeTakeFirstOrThrow();
      return found;
    });
    const company = await north();
    expect(company).toMatchObject({ id: NORTH, name: `${MARK} Roofing` });
    if (company === null) return;
    await world.services.db.system((tx) => closeCompany(tx, company, 30));
    expect(await ana.get('Contact/get').catch(() => null)).toMatchObject({ success: false });
    const told = await (await enter('ana')).json();
    expect(told).toMatchObject({
      success: false,
      errors: [expect.stringContaining(`${MARK} Roofing has been closed, and its data will be erased on`)],
    });
    expect(await eraseDue({ ...world.services, dataDir: world.services.config.dataDir })).toBe(0);
    expect(await world.services.db.system((tx) => reopenCompany(tx, NORTH))).toBe(true);
    ana = await world.signIn('ana');
    expect(await ana.get('Contact/get')).toMatchObject({ success: true });
  });

  it('is afterwards found in no column of any table and in no file; its people are anonymous', async () => {
    const { db, storage, config } = world.services;
    const before = await whereNamed(MARK, NORTH);
    expect(before).toEqual(
      expect.arrayContaining([
        'company.company_name',
        'contact.name',
        'record_change.tenant_id',
        'trash_row.tenant_id',
      ]),
    );
    const lines = `insert into record_change (at, tenant_id, model, record_id, version, happened, kind, changes)
      values (now() - interval '3 days', 0, 'User', $1, 0, 'signed_in', 'sign_in', '{"account": [null, "ana@fieldspan.test"]}'),
        (now() - interval '2 days', 0, 'User', $2, 0, 'signed_in', 'sign_in', null)`;
    await db.statement(lines, [world.ids['ana'], world.ids['eve']]);
    await db.statement('select seal_history()');
    const company = await north();
    if (company === null) throw new Error('There is no company.');
    await db.system((tx) => closeCompany(tx, company, 0));
    expect(await eraseDue({ ...world.services, dataDir: config.dataDir })).toBe(1);
    expect(await whereNamed(MARK, NORTH)).toEqual([]);
    expect(await whereNamed('ana@fieldspan', NORTH)).toEqual([]);
    expect(await verifyHistory(db)).toEqual([]);
    const keys: string[] = [];
    for await (const key of storage.keys(`${NORTH}/`)) keys.push(key);
    expect(keys).toEqual([]);
    const tombstone = join(config.dataDir, 'erased', `${NORTH}.json`);
    expect(await readFile(tombstone, 'utf8')).not.toContain(MARK);
    await expect((await enter('ana')).json()).resolves.toMatchObject({ success: false });
    expect(await world.signIn('eve')).toBeInstanceOf(Caller);
    await expect(access(join(config.dataDir, 'erased'))).resolves.toBeUndefined();
  });

  it('is erased again if a restore brought it back, and no other company in its place', async () => {
    const { db, config } = world.services;
    const erased = join(config.dataDir, 'erased');
    const again = { ...world.services, dataDir: config.dataDir };
    const { storage } = world.services;
    await storage.put(`${NORTH}/ab/ab.txt`, Buffer.from(MARK));
    expect(await eraseAgain(again, erased)).toBe(0);
    expect(await storage.head(`${NORTH}/ab/ab.txt`)).toBeNull();
    const made = JSON.parse(await readFile(join(erased, `${NORTH}.json`), 'utf8')).madeAt;
    const bring = (at: string) =>
      db.system((tx) =>
        sql`insert into company (id, tenant_id, slug, company_name, created_at) values (${NORTH}, ${NORTH}, 'back', 'Back', ${at})`.execute(
          tx,
        ),
      );
    await bring('2001-01-01T00:00:00Z');
    expect(await eraseAgain(again, erased)).toBe(0);
    await db.system((tx) => sql`delete from company where id = ${NORTH}`.execute(tx));
    await bring(made);
    expect(await eraseAgain(again, erased)).toBe(1);
  });
});
