import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { linkedFolder } from '../backup/backup-folder.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Storage } from '../storage/storage.ts';
import { anonymise, peopleOfOnly } from './anonymise.ts';

export type Erasing = { db: Database; storage: Storage; dataDir: string };

/** What remains of an erased company: its id and when it was created, so that a restore erases the right one. */
export type Tombstone = { company: number; madeAt: string; erasedAt: string };

/** Tables that are not emptied by tenant: the history, which is handled separately, and the row that remains. */
const LEFT = ['record_change', 'history_seal', 'company_erasure'];

/**
 * Erases a company: all rows with its tenant_id, its history and its files. Its people are anonymised unless they also
 * work elsewhere. The tables are read from the database catalogue.
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

/** All tables with a tenant_id. */
async function tenantTables(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'user' and c.relname <> all(${LEFT}) order by c.relname = 'company', c.relname`.execute(tx);
  return rows.map(({ name }) => name);
}

/**
 * Writes the tombstone to DATA_DIR and to the backup, because a database restored to an earlier moment does not know
 * about the erasure.
 */
async function keepTombstone({ dataDir }: Erasing, tombstone: Tombstone): Promise<void> {
  const backup = await linkedFolder(dataDir);
  for (const folder of [join(dataDir, 'erased'), ...(backup === null ? [] : [backup.erased])]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${tombstone.company}.json`), JSON.stringify(tombstone), { flush: true });
  }
}
