import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/**
 * What the database knows of one reference.
 * - `part`: the row goes with the record it points to (ON DELETE CASCADE)
 * - `user`: the row needs the record, which cannot be deleted under it (NO ACTION)
 * - `loose`: the reference is emptied (SET NULL); only people, their pictures and pinned messages have such
 */
export type ForeignKey = {
  child: string;
  column: string;
  parent: string;
  kind: 'part' | 'user' | 'loose';
  nullable: boolean;
};

let known: readonly ForeignKey[] | null = null;

/** Every reference between tables, but those to the employer. Read once: migrations end before the first request. */
export async function foreignKeys(tx: Tx): Promise<readonly ForeignKey[]> {
  known ??= await read(tx);
  return known;
}

async function read(tx: Tx): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select child.relname as child, a.attname as "column", parent.relname as parent, not a.attnotnull as nullable,
      case c.confdeltype when 'c' then 'part' when 'n' then 'loose' else 'user' end as kind
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid and not child.relispartition
    join pg_class parent on parent.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and a.attname <> 'tenant_id'
    order by child.relname, a.attname`.execute(tx);
  return rows;
}
