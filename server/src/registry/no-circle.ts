import { sentence } from '../http/sentence.ts';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import { tableName } from '../db/table-name.ts';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import type { Values } from './entry.ts';
import { fieldsOf } from './field-of.ts';
import { fieldTitle } from './model-words.ts';

type Placed = { tx: Tx; name: ModelName; session: { tenantId: number } };

/** Namespace of this advisory lock. */
const TREES = 7_203_116;

/** Fields that point to a parent record of the same model. */
const parentFields = (name: ModelName): string[] =>
  Object.entries(fieldsOf(name)).flatMap(([field, { ref }]) => (ref === name ? [field] : []));

/**
 * Takes an advisory lock so that changes of parents at one company run one after the other; otherwise two of them could
 * each add half of a circle. Call it before any row is locked, to avoid a deadlock.
 */
export async function lockTree({ tx, name, session }: Placed, values: Values): Promise<void> {
  if (parentFields(name).some((field) => typeof values[field] === 'number'))
    await sql`select pg_advisory_xact_lock(${TREES}::int, ${session.tenantId}::int)`.execute(tx);
}

/**
 * Refuses a record as its own ancestor, at any depth.
 * @throws Refusal naming the field
 */
export async function refuseCircles({ tx, name }: Placed, id: number, values: Values): Promise<void> {
  for (const field of parentFields(name)) {
    const parent = values[field];
    if (typeof parent !== 'number') continue;
    const [table, up] = [sql.table(tableName(name)), sql.ref(field)];
    const { rows } = await sql<{ is_circle: boolean }>`
      with recursive above as (
        select id, ${up} as up from ${table} where id = ${parent}
        union select t.id, t.${up} from ${table} t join above on t.id = above.up)
      select exists (select from above where id = ${id}) as is_circle`.execute(tx);
    if (rows[0]?.is_circle === true)
      throw new Refusal(sentence`${fieldTitle(field)} must not lead back to the record itself.`);
  }
}
