import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** People who were only ever employed or invited by this company. */
export async function peopleOfOnly(tx: Tx, company: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from "user" u
    where (u.tenant_id = ${company} or exists (select from user_permission p where p.user_id = u.id and p.tenant_id = ${company}))
      and not exists (select from user_permission p where p.user_id = u.id and p.tenant_id <> ${company})`.execute(tx);
  return rows.map(({ id }) => id);
}

type Column = { name: string; nullable: boolean; type: string };

/** Replacement values for required columns; addresses must stay unique. */
const NOTHING: Readonly<Record<string, string>> = { text: `'erased-' || id`, json: `'{}'`, boolean: 'false' };
/** Columns that say nothing about the person. */
const KEPT = new Set(['id', 'slug', 'created_at', 'updated_at', 'version']);

/**
 * Anonymises people instead of deleting them, because others may have messages from them. The columns, and the tables
 * that belong to a person, are read from the database catalogue.
 */
export async function anonymise(tx: Tx, people: readonly number[]): Promise<void> {
  if (people.length === 0) return;
  const own = await sql<{ child: string; col: string }>`
    select k.conrelid::regclass::text as child, a.attname as col from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[array_length(k.conkey, 1)]
    where k.contype = 'f' and k.confrelid = '"user"'::regclass and k.confdeltype = 'c'`.execute(tx);
  for (const { child, col } of own.rows)
    await sql`delete from ${sql.raw(child)} where ${sql.ref(col)} = any(${people})`.execute(tx);
  const { rows: columns } = await sql<Column>`
    select a.attname as name, not a.attnotnull as nullable, format_type(a.atttypid, null) as type from pg_attribute a
    where a.attrelid = '"user"'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`.execute(tx);
  const emptied = columns
    .filter(({ name, nullable, type }) => !KEPT.has(name) && (nullable || type in NOTHING))
    .map(
      ({ name, nullable, type }) => sql`${sql.ref(name)} = ${sql.raw(nullable ? 'null' : (NOTHING[type] ?? 'null'))}`,
    );
  await sql`update "user" set ${sql.join(emptied)}, slug = replace(gen_random_uuid()::text, '-', '') where id = any(${people})`.execute(
    tx,
  );
}
