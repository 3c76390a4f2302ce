import { sentence, term } from '../../http/sentence.ts';
import { isModelName } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import * as v from 'valibot';
import { asSystem } from '../../db/as-system.ts';
import type { Tx } from '../../db/database.ts';
import { tableName } from '../../db/table-name.ts';
import type { Services, Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { mayTouch, readable, removable } from '../access.ts';
import { explainConflict } from '../conflict.ts';
import { entryOf } from '../entries.ts';
import { undoMerge } from '../merge/undo-merge.ts';
import { words } from '../model-words.ts';
import { refuseRestoredSecond } from '../refuse-second.ts';
import { requireSubscription } from '../subscription.ts';
import { foreignKeys } from './foreign-keys.ts';
import type { ForeignKey } from './foreign-keys.ts';

export type Restored = { record_id: number; slug: string; model: string };

type Trashed = { id: number; model: ModelName; record_id: number };
type Row = { id: number; table_name: string; record_id: number; content: string };

/**
 * Restores a record with its original id, slug and parts.
 * @throws Refusal if the person may not delete such a record, if its number, time or place is taken by now, or if
 * something it needs is in the trash itself
 */
export async function restore(
  { services, session }: { services: Services; session: Session },
  id: number,
): Promise<Restored> {
  return services.db.as(session, async (tx) => {
    const trashed = await trashedOf({ tx, session }, id);
    const { model } = trashed;
    const record = words(model).toLowerCase();
    if (!mayTouch(session, model, 'write'))
      throw new Refusal(sentence`You do not have permission to restore this ${term(record)}.`);
    requireSubscription(session, model);
    await asSystem(tx, () => putBack({ tx, session }, trashed));
    const { rows } = await sql<{ slug: string; ok: boolean }>`
      select b.slug, (${readable(session, model, 'b')} and ${removable(session, model, 'b')}) as ok
      from ${sql.table(tableName(model))} as b where b.id = ${trashed.record_id}`.execute(tx);
    const [row] = rows;
    if (row?.ok !== true) throw new Refusal(sentence`You do not have permission to restore this ${term(record)}.`);
    return { record_id: trashed.record_id, slug: row.slug, model };
  });
}

/**
 * Finds and locks the trash entry, so that of two people who restore or purge it at the same time the second finds
 * nothing.
 */
async function trashedOf({ tx, session }: { tx: Tx; session: Session }, id: number): Promise<Trashed> {
  const { rows } = await sql<{ id: number }>`
    select b.id from trash as b where ${readable(session, 'Trash', 'b')} and b.id = ${id}`.execute(tx);
  const found =
    rows.length === 0
      ? undefined
      : await asSystem(tx, () =>
          tx
            .selectFrom('trash')
            .where('tenant_id', '=', session.tenantId)
            .where('id', '=', id)
            .select(['id', 'model', 'record_id'])
            .forUpdate()
            .executeTakeFirst(),
        );
  if (!found || !isModelName(found.model)) throw new Refusal('This is not in the trash any more.');
  return { ...found, model: found.model };
}

type Restoring = { tx: Tx; session: Session };

async function putBack({ tx, session }: Restoring, { id, model, record_id }: Trashed): Promise<void> {
  const { tenantId } = session;
  const { rows } = await sql<Row>`select id, table_name, record_id, content::text as content from trash_row
    where tenant_id = ${tenantId} and trash_id = ${id} order by id`.execute(tx);
  const keys = await foreignKeys(tx);
  const columns = new Map<string, readonly string[]>();
  await sql`set local app.restoring = '1'`.execute(tx);
  for (const row of rows) {
    const isRecord = row.table_name === tableName(model) && row.record_id === record_id;
    const emptied = await missing(tx, { tenantId, row, keys, isRecord });
    if (emptied === 'left out') continue;
    if (isRecord) await refuseImpossible({ tx, session }, model, row);
    const known = columns.get(row.table_name) ?? (await columnsOf(tx, row.table_name));
    columns.set(row.table_name, known);
    await insert(tx, row, { known, emptied });
  }
  await undoMerge(tx, { tenantId, trashId: id, id: record_id });
  await tx.deleteFrom('trash').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/**
 * Checks the main record against what has been stored since. Its parts were deleted and come back with it, so they need
 * no check of their own.
 */
async function refuseImpossible({ tx, session }: Restoring, name: ModelName, { content }: Row): Promise<void> {
  const values = v.parse(v.record(v.string(), v.unknown()), JSON.parse(content));
  await refuseRestoredSecond({ tx, session, name }, values);
  await entryOf(name).beforeRestore?.({ tx, session, before: null, values });
}

/** The columns that an insert can set. A column added since the delete gets its default. */
async function columnsOf(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${`"${table}"`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(tx);
  return rows.map(({ name }) => name);
}

type Shape = { known: readonly string[]; emptied: readonly string[] };

async function insert(tx: Tx, { table_name: table, content }: Row, { known, emptied }: Shape): Promise<void> {
  const stored = sql<{ name: string }>`select json_object_keys(${content}::json) as name`;
  const names = new Set((await stored.execute(tx)).rows.map(({ name }) => name));
  const columns = known.filter((name) => names.has(name) && !emptied.includes(name)).map((name) => sql.ref(name));
  try {
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) select ${sql.join(columns)}
      from json_populate_record(null::${sql.table(table)}, ${content}::json)`.execute(tx);
  } catch (error) {
    throw explainTaken(error, table);
  }
}

/** Explains which record has taken the number, slug or place in the meantime. */
function explainTaken(error: unknown, table: string): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const model = modelOf(table);
  const explained = model === null ? error : explainConflict(error, model);
  return explained instanceof Refusal
    ? new Refusal(`${explained.errors.join(' ')} Change that one first, then restore.`)
    : explained;
}

type Checked = { tenantId: number; row: Row; keys: readonly ForeignKey[]; isRecord: boolean };

/**
 * Handles references whose target no longer exists: a part that belongs to something else as well is left out; for the
 * record itself a target in the trash must be restored first; a reference to a purged record is set to null.
 */
async function missing(tx: Tx, { tenantId, row, keys, isRecord }: Checked): Promise<readonly string[] | 'left out'> {
  const emptied: string[] = [];
  for (const key of keys.filter(({ child }) => child === row.table_name)) {
    const { rows } = await sql<{ gone: number }>`
      select (r.content ->> ${key.column})::bigint as gone from (select ${row.content}::json as content) as r
      where (r.content ->> ${key.column}) is not null and not exists (
        select from ${sql.table(key.parent)} as p where p.id = (r.content ->> ${key.column})::bigint)`.execute(tx);
    const gone = rows[0]?.gone;
    if (gone === undefined) continue;
    if (key.kind === 'part' && !isRecord) return 'left out';
    await refuseWhileTrashed(tx, { tenantId, table: key.parent, id: gone });
    if (!key.nullable)
      throw new Refusal(sentence`It belonged to a ${term(nameOf(key.parent))} that was deleted for good.`);
    emptied.push(key.column);
  }
  return emptied;
}

type Place = { tenantId: number; table: string; id: number };

async function refuseWhileTrashed(tx: Tx, { tenantId, table, id }: Place): Promise<void> {
  const inTrash = await tx
    .selectFrom('trash_row')
    .innerJoin('trash', 'trash.id', 'trash_row.trash_id')
    .where('trash_row.tenant_id', '=', tenantId)
    .where('trash_row.table_name', '=', table)
    .where('trash_row.record_id', '=', id)
    .select(['trash.kind', 'trash.title'])
    .executeTakeFirst();
  if (inTrash) throw new Refusal(sentence`Restore the ${term(inTrash.kind.toLowerCase())} “${inTrash.title}” first.`);
}

function modelOf(table: string): ModelName | null {
  const name = table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return isModelName(name) ? name : null;
}

function nameOf(table: string): string {
  const model = modelOf(table);
  return model === null ? 'record' : words(model).toLowerCase();
}
