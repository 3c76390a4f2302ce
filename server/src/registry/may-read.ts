import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import { tableName } from '../db/table-name.ts';
import type { Tx } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import { ofTenant, readable, readableByItself } from './access.ts';
import { entryOf } from './entries.ts';
import type { Predicate } from './entry.ts';

type Reader = { tx: Tx; identity: Identity };
type Source = { model: ModelName; field: string };

/**
 * Whether the person may read one record: the same rule as `readable`, checked in cheap steps. If seven other models
 * may show the row, planning the single statement takes longer than reading it; usually the first step (the author) or
 * the second decides.
 */
export async function mayReadRecord(reader: Reader, name: ModelName, id: number): Promise<boolean> {
  const { identity } = reader;
  const alias = 'b';
  if (
    await any(
      reader,
      name,
      sql<boolean>`${sql.ref(`${alias}.id`)} = ${id} and ${readableByItself(identity, name, alias)}`,
    )
  )
    return true;
  for (const source of await showing(reader, entryOf(name).shownBy ?? [], id)) {
    const isShown = sql<boolean>`${sql.ref(`${alias}.${source.field}`)} = ${id} and ${readable(identity, source.model, alias)}`;
    if (await any(reader, source.model, isShown)) return true;
  }
  return false;
}

/** The `shownBy` sources that have any row referring to the record, readable or not. */
async function showing({ tx, identity }: Reader, sources: readonly Source[], id: number): Promise<Source[]> {
  if (sources.length === 0) return [];
  const refers = sources.map(({ model, field }, at) => {
    const refersHere = sql`${sql.ref(`r.${field}`)} = ${id} and ${ofTenant(identity, model, 'r')}`;
    return sql`select ${sql.lit(at)}::int as at where exists (select from ${sql.table(tableName(model))} as r where ${refersHere})`;
  });
  const { rows } = await sql<{ at: number }>`${sql.join(refers, sql` union all `)}`.execute(tx);
  return rows.flatMap(({ at }) => sources[at] ?? []);
}

async function any({ tx }: Reader, name: ModelName, where: Predicate): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(tableName(name))} as b where ${where} limit 1`.execute(tx);
  return rows.length > 0;
}
