import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import { asSystem } from '../../db/as-system.ts';
import type { Tx } from '../../db/database.ts';
import { tableName } from '../../db/table-name.ts';
import type { Session } from '../../http/context.ts';
import { entryOf } from '../entries.ts';
import type { Values } from '../entry.ts';
import { words } from '../model-words.ts';
import { gather } from './gather.ts';
import type { Gathered, StoredRow } from './gather.ts';
import { inUse } from './in-use.ts';
import { titleSql } from './title.ts';

type Asking = { tx: Tx; session: Session };
type Locked = { name: ModelName; row: Values };

/**
 * Soft delete: moves a locked record and its parts from their tables to the company's trash.
 * @returns the id in the trash; null for models that are deleted for good (decision 0044)
 * @throws InUse while other records need it
 */
export async function discard(asking: Asking, { name, row }: Locked): Promise<number | null> {
  const { tx } = asking;
  const id = Number(row['id']);
  const table = tableName(name);
  const title = await titleOf(asking, name, id);
  const place = { tenantId: Number(row['tenant_id']), table, id };
  const { rows, users } = await asSystem(tx, () => gatherKept(tx, name, place));
  if (users.length > 0) throw await inUse(asking, { name, row, title, users });
  const isKept = entryOf(name).goesForGood !== true;
  return asSystem(tx, async () => {
    const trashId = isKept ? await storeInTrash(tx, asking.session, { name, id, title, rows }) : null;
    await sql`delete from ${sql.table(table)} where tenant_id = ${place.tenantId} and id = ${id}`.execute(tx);
    return trashId;
  });
}

/** What `gather` finds, and the parts that must not go along. Runs as the system. */
export async function gatherKept(
  tx: Tx,
  name: ModelName,
  place: { tenantId: number; table: string; id: number },
): Promise<Gathered> {
  const { rows, users } = await gather(tx, place);
  const kept = (await entryOf(name).keptBy?.(tx, place)) ?? [];
  return { rows, users: [...kept, ...users] };
}

async function titleOf({ tx, session }: Asking, name: ModelName, id: number): Promise<string> {
  const { rows } = await sql<{ title: string | null }>`
    select ${titleSql(session, { name, alias: 'b' })} as title
    from ${sql.table(tableName(name))} as b where b.id = ${id}`.execute(tx);
  return rows[0]?.title ?? words(name);
}

type Kept = { name: ModelName; id: number; title: string; rows: readonly StoredRow[] };

/** Stores a record with its parts in the trash, as the system; whoever calls it deletes them from their tables. */
export async function storeInTrash(
  tx: Tx,
  { tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>,
  { name, id, title, rows }: Kept,
): Promise<number> {
  const trashed = await tx
    .insertInto('trash')
    .values({ tenant_id: tenantId, model: name, kind: words(name), title, record_id: id, deleted_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into trash_row (tenant_id, trash_id, table_name, record_id, content)
    select ${tenantId}, ${trashed.id}, r.table_name, r.record_id, r.content::json
    from unnest(${rows.map(({ table }) => table)}::text[], ${rows.map((row) => row.id)}::bigint[],
      ${rows.map(({ content }) => content)}::text[]) with ordinality as r (table_name, record_id, content, at)
    order by r.at`.execute(tx);
  return trashed.id;
}
