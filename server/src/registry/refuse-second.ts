import { sentence, term } from '../http/sentence.ts';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import { tableName } from '../db/table-name.ts';
import { Refusal } from '../http/errors.ts';
import { entryOf } from './entries.ts';
import type { Values } from './entry.ts';
import { fieldsOf, known } from './field-of.ts';
import { words } from './model-words.ts';
import { refuseStale } from './refuse-stale.ts';

/**
 * A version that no row has, so that refuseStale always sees a conflict: somebody who creates a record has not read the
 * existing one.
 */
const UNREAD = 0;

type Asked = Parameters<typeof refuseStale>[0];

/**
 * Locks the owner of a one-per-owner record, such as a project's estimate, so that a second person who creates it at
 * the same time waits for the first.
 */
export async function lockOwner(asked: Asked, values: Values): Promise<void> {
  const owner = ownerOf(asked, values);
  if (owner === null) return;
  const { tx, session } = asked;
  await sql`select from ${sql.table(tableName(owner.model))} where tenant_id = ${session.tenantId} and id = ${owner.id} for update`.execute(
    tx,
  );
}

/**
 * Refuses to restore a record from the trash if its owner has another one by now.
 * @throws Refusal if there is one
 */
export async function refuseRestoredSecond(asked: Asked, values: Values): Promise<void> {
  await lockOwner(asked, values);
  const owner = ownerOf(asked, values);
  if (owner === null || (await firstOf(asked, owner)) === undefined) return;
  const [record, of] = [words(asked.name).toLowerCase(), words(owner.model).toLowerCase()];
  throw new Refusal(
    sentence`This ${term(of)} has another ${term(record)} by now. Delete that one first, then restore.`,
  );
}

/**
 * Refuses to create a second record and answers with the existing one, so that the client can continue with that.
 * @throws Stale if there is one
 */
export async function refuseSecond(asked: Asked, values: Values): Promise<void> {
  const owner = ownerOf(asked, values);
  if (owner === null) return;
  const first = await firstOf(asked, owner);
  if (first) await refuseStale(asked, first, UNREAD);
}

type Owner = { field: string; model: ModelName; id: number };

async function firstOf({ tx, session, name }: Asked, owner: Owner): Promise<Values | undefined> {
  const { rows } = await sql<Values>`
    select * from ${sql.table(tableName(name))}
    where tenant_id = ${session.tenantId} and ${sql.ref(owner.field)} = ${owner.id}
    order by id limit 1`.execute(tx);
  return rows[0];
}

function ownerOf({ name }: Asked, values: Values): Owner | null {
  const { oneFor: field } = entryOf(name);
  const model = field === undefined ? undefined : fieldsOf(name)[field]?.ref;
  const id = field === undefined ? undefined : values[field];
  return field === undefined || model === undefined || typeof id !== 'number'
    ? null
    : { field, model: known(model), id };
}
