import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { foreignKeys } from './foreign-keys.ts';
import type { ForeignKey } from './foreign-keys.ts';

/** A row as JSON text written by the database; JSON columns are kept byte for byte. */
export type StoredRow = { table: string; id: number; content: string };

/** How many rows of a table refer to the record that is to be deleted, and through which column. */
export type UserCount = { table: string; column: string; ids: readonly number[]; count: number };

export type Gathered = {
  /** The record first, then its parts; each row comes after the one it belongs to. */
  rows: readonly StoredRow[];
  users: readonly UserCount[];
};

type Place = { tenantId: number; table: string; id: number };

/**
 * Collects a record with all of its parts, and counts other rows that refer to any of them. Runs as the system, because
 * parts may be private.
 */
export async function gather(tx: Tx, { tenantId, table, id }: Place): Promise<Gathered> {
  const keys = await foreignKeys(tx);
  const rows: StoredRow[] = [...(await rowsOf(tx, tenantId, [{ table, column: 'id', ids: [id] }]))];
  for (let fresh = rows; fresh.length > 0;) {
    const asked = pointingTo(keys, fresh, 'part');
    const parts = asked.length === 0 ? [] : await rowsOf(tx, tenantId, asked);
    fresh = parts.filter((part) => !rows.some((row) => row.table === part.table && row.id === part.id));
    rows.push(...fresh);
  }
  return { rows, users: await usersOf(tx, { rows, tenantId, asked: pointingTo(keys, rows, 'user') }) };
}

type Pointing = { table: string; column: string; ids: readonly number[] };

function pointingTo(keys: readonly ForeignKey[], rows: readonly StoredRow[], kind: ForeignKey['kind']): Pointing[] {
  return keys
    .filter((key) => key.kind === kind)
    .map(({ child, column, parent }) => ({ table: child, column, ids: idsIn(rows, parent) }))
    .filter(({ ids }) => ids.length > 0);
}

function idsIn(rows: readonly StoredRow[], table: string): number[] {
  return rows.filter((row) => row.table === table).map((row) => row.id);
}

async function rowsOf(tx: Tx, tenantId: number, asked: readonly Pointing[]): Promise<StoredRow[]> {
  const selects = asked.map(
    ({ table, column, ids }) => sql`
      select * from (
        select ${sql.lit(table)}::text as "table", b.id, row_to_json(b)::text as content from ${sql.table(table)} as b
        where b.tenant_id = ${tenantId} and ${sql.ref(`b.${column}`)} = any(${ids}) order by b.id for update) as part`,
  );
  const { rows } = await sql<StoredRow>`${sql.join(selects, sql` union all `)}`.execute(tx);
  return rows;
}

type Users = { rows: readonly StoredRow[]; tenantId: number; asked: readonly Pointing[] };

/** Counts the rows that refer to the record. Rows that are deleted with it do not count. */
async function usersOf(tx: Tx, { rows, tenantId, asked }: Users): Promise<UserCount[]> {
  if (asked.length === 0) return [];
  const counts = asked.map(
    ({ table, column, ids }, at) => sql`
      (select ${sql.lit(at)}::int as at, count(*)::int as count from ${sql.table(table)} as b
        where b.tenant_id = ${tenantId} and ${sql.ref(`b.${column}`)} = any(${ids})
          and b.id <> all(${idsIn(rows, table)}))`,
  );
  const { rows: counted } = await sql<{ at: number; count: number }>`${sql.join(counts, sql` union all `)}`.execute(tx);
  return counted.flatMap(({ at, count }) => {
    const one = asked[at];
    return one && count > 0 ? [{ ...one, count }] : [];
  });
}
