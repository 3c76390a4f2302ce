import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '@fieldspan/domain/is-error';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { eraseCompany, eraseFiles } from './erase-company.ts';
import type { Erasing, Tombstone } from './erase-company.ts';

const LOOK_MS = 60 * 60 * 1000;
const ONE_AT_A_TIME = 7_203_118;

type Keeping = Erasing & { log: Logger };

/** Erases companies whose waiting period is over; checks every hour. */
export function openErasureKeeper(keeping: Keeping): { close: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    running = eraseDue(keeping).catch((error: unknown) => keeping.log.error({ err: error }, 'erasing a company'));
  };
  const timer = setInterval(look, LOOK_MS).unref();
  look();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

/** @returns the number of erased companies */
export async function eraseDue(erasing: Erasing): Promise<number> {
  const due = await erasing.db.system(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`.execute(tx);
    const { rows } = await sql<Tombstone>`
      select company_id as company, company_made_at as "madeAt", to_json(now()) #>> '{}' as "erasedAt"
      from company_erasure where erased_at is null and erase_at <= now() order by company_id`.execute(tx);
    return rows;
  });
  for (const tombstone of due) await eraseCompany(erasing, tombstone);
  return due.length;
}

const TombstoneSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ company: v.number(), madeAt: v.string(), erasedAt: v.string() }),
);

/**
 * After a restore: erases again the companies that were erased since the backup.
 * @returns how many
 */
export async function eraseAgain(erasing: Erasing, folder: string): Promise<number> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  let count = 0;
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const tombstone = v.parse(TombstoneSchema, await readFile(join(folder, name), 'utf8'));
    const madeAt = await whenMade(erasing.db, tombstone.company);
    // The restore may have brought back the files without the rows.
    if (madeAt === null) await eraseFiles(erasing, tombstone.company);
    // After a restore to long ago, the id may belong to another company.
    if (madeAt === null || Date.parse(madeAt) !== Date.parse(tombstone.madeAt)) continue;
    await eraseCompany(erasing, tombstone);
    count += 1;
  }
  return count;
}

async function whenMade(db: Database, company: number): Promise<string | null> {
  const found = await db.system((tx) =>
    tx.selectFrom('company').where('id', '=', company).select('created_at').executeTakeFirst(),
  );
  return found?.created_at ?? null;
}
