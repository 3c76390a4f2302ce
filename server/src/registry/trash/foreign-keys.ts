import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/**
 * A foreign key as the database describes it.
 * - `part`: the row is deleted with the record it refers to (ON DELETE CASCADE)
 * - `user`: the row needs the record, which therefore cannot be deleted (NO ACTION)
 * - `loose`: the reference is set to null (SET NULL); only references to people, their pictures and pinned messages are
 * of this kind
 */
export type ForeignKey = {
  child: string;
  column: string;
  parent: string;
  kind: 'part' | 'user' | 'loose';
  nullable: boolean;
};

let known: readonly ForeignKey[] | null = null;

/**
 * All foreign keys except those to the tenant. They are read once and cached, because migrations are done before the
 * first request.
 */
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
