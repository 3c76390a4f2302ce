import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import { tableName } from '../db/table-name.ts';
import { BadRequest, Refusal } from '../http/errors.ts';
import { mayTouch } from './access.ts';
import { explainConflict } from './conflict.ts';
import { entryOf } from './entries.ts';
import { lockRow } from './lock-row.ts';
import { words } from './model-words.ts';
import { requireSubscription } from './subscription.ts';
import type { Writer } from './write.ts';

/**
 * Removes a record by id or slug; a model with a flag for it keeps the row.
 * @throws Refusal without permission, or while other records need it
 */
export async function removeRecord(
  writer: Omit<Writer, 'headers'>,
  name: ModelName,
  key: string,
): Promise<{ record_id: number }> {
  const entry = entryOf(name);
  const { services, session } = writer;
  if (entry.without?.includes('delete') === true) throw new BadRequest(`There is no call ${name}/delete.`);
  if (!mayTouch(session, name, 'write')) throw new Refusal(`You do not have permission to delete ${words(name)}.`);
  requireSubscription(session, name);
  try {
    return await services.db.as(session, async (tx) => {
      const { row, mayRemove } = await lockRow({ tx, session }, { name, key });
      if (!mayRemove) throw new Refusal(`You do not have permission to delete this ${words(name).toLowerCase()}.`);
      await entry.beforeDelete?.({ tx, session, services, before: row });
      const table = sql.table(tableName(name));
      const id = Number(row['id']);
      await (
        entry.softDelete === undefined
          ? sql`delete from ${table} where id = ${id}`
          : sql`update ${table} set ${sql.ref(entry.softDelete)} = 1, updated_at = now() where id = ${id}`
      ).execute(tx);
      return { record_id: id };
    });
  } catch (error) {
    throw explainConflict(error, name);
  }
}
