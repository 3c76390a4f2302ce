import { sql } from 'kysely';
import { tableName } from '../db/table-name.ts';
import { entryOf } from './entries.ts';
import type { Values } from './entry.ts';
import { fieldsOf, known } from './field-of.ts';
import { refuseStale } from './refuse-stale.ts';

/** No version that a row has: nobody who makes a record has read the one that is there. */
const UNREAD = 0;

type Asked = Parameters<typeof refuseStale>[0];

/** Of two who make the one record of an owner at once, such as a project's estimate, the second waits for the first. */
export async function lockOwner(asked: Asked, values: Values): Promise<void> {
  const owner = ownerOf(asked, values);
  if (owner === null) return;
  const { tx, session } = asked;
  await sql`select from ${sql.table(tableName(owner.model))} where tenant_id = ${session.tenantId} and id = ${owner.id} for update`.execute(
    tx,
  );
}

/**
 * The second is answered with the first one's record, to go on with that.
 * @throws Stale where there is one
 */
export async function refuseSecond(asked: Asked, values: Values): Promise<void> {
  const owner = ownerOf(asked, values);
  if (owner === null) return;
  const { tx, session, name } = asked;
  const { rows } = await sql<Values>`
    select * from ${sql.table(tableName(name))}
    where tenant_id = ${session.tenantId} and ${sql.ref(owner.field)} = ${owner.id}
    order by id limit 1`.execute(tx);
  if (rows[0]) await refuseStale(asked, rows[0], UNREAD);
}

function ownerOf({ name }: Asked, values: Values) {
  const { oneFor: field } = entryOf(name);
  const model = field === undefined ? undefined : fieldsOf(name)[field]?.ref;
  const id = field === undefined ? undefined : values[field];
  return field === undefined || model === undefined || typeof id !== 'number'
    ? null
    : { field, model: known(model), id };
}
