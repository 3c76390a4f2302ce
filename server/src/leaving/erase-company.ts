import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { linkedFolder } from '../backup/backup-folder.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Storage } from '../storage/storage.ts';
import { anonymise, peopleOfOnly } from './anonymise.ts';

export type Erasing = { db: Database; storage: Storage; dataDir: string };

/** What outlives a company: its number and when it was made, so that no other one is erased in its place. */
export type Tombstone = { company: number; madeAt: string; erasedAt: string };

/** Tables of which history has a way of its own, and the line that stays. */
const LEFT = ['record_change', 'history_seal', 'company_erasure'];

/**
 * Erases a company: every row of every table that has its number, its history, its files, and who its people are unless
 * they work for somebody else as well. The database's own catalogue says which tables there are.
 */
export async function eraseCompany(erasing: Erasing, tombstone: Tombstone): Promise<void> {
  const { db } = erasing;
  await keepTombstone(erasing, tombstone);
  await db.system(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set constraints all deferred`.execute(tx);
    const people = await peopleOfOnly(tx, tombstone.company);
    await sql`update "user" set tenant_id = 0 where tenant_id = ${tombstone.company}`.execute(tx);
    for (const table of await tenantTables(tx))
      await sql`delete from ${sql.table(table)} where tenant_id = ${tombstone.company}`.execute(tx);
    await anonymise(tx, people);
    await sql`select erase_history(${tombstone.company}), erase_people_history(${people})`.execute(tx);
    await sql`insert into company_erasure (company_id, company_made_at, erase_at, erased_at)
      values (${tombstone.company}, ${tombstone.madeAt}, now(), now())
      on conflict (company_id) do update set erased_at = now()`.execute(tx);
  });
  await eraseFiles(erasing, tombstone.company);
}

export async function eraseFiles({ storage }: Erasing, company: number): Promise<void> {
  for await (const key of storage.keys(`${company}/`)) await storage.delete(key);
}

/** Every table with rows of companies. */
async function tenantTables(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'user' and c.relname <> all(${LEFT}) order by c.relname = 'company', c.relname`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Beside the data and in the backup: a database that is restored to before this does not know of it. */
async function keepTombstone({ dataDir }: Erasing, tombstone: Tombstone): Promise<void> {
  const backup = await linkedFolder(dataDir);
  for (const folder of [join(dataDir, 'erased'), ...(backup === null ? [] : [backup.erased])]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${tombstone.company}.json`), JSON.stringify(tombstone), { flush: true });
  }
}
