import { sentence, term } from '../http/sentence.ts';
import type { Deleted } from '@fieldspan/contract/in-use';
import type { ModelName } from '@fieldspan/contract/models';
import { BadRequest, Refusal } from '../http/errors.ts';
import { mayTouch } from './access.ts';
import { explainConflict } from './conflict.ts';
import { entryOf } from './entries.ts';
import { lockRow } from './lock-row.ts';
import { words } from './model-words.ts';
import { refuseStale } from './refuse-stale.ts';
import { requireSubscription } from './subscription.ts';
import { discard } from './trash/discard.ts';
import type { Writer } from './write.ts';

/**
 * Moves a record, found by id or slug, with all of its parts to the company's trash.
 * @throws Refusal without permission
 * @throws InUse while other records need it
 * @throws Stale if it changed after the version that the client sent
 */
export async function removeRecord(
  writer: Omit<Writer, 'headers'>,
  name: ModelName,
  { key, version }: { key: string; version: number | null },
): Promise<Deleted> {
  const entry = entryOf(name);
  const { services, session } = writer;
  if (entry.without?.includes('delete') === true) throw new BadRequest(`There is no call ${name}/delete.`);
  if (!mayTouch(session, name, 'write'))
    throw new Refusal(sentence`You do not have permission to delete ${term(words(name))}.`);
  requireSubscription(session, name);
  try {
    const { deleted, before } = await services.db.as(session, async (tx) => {
      const { row, mayRemove } = await lockRow({ tx, session }, { name, key });
      if (!mayRemove)
        throw new Refusal(sentence`You do not have permission to delete this ${term(words(name).toLowerCase())}.`);
      await refuseStale({ tx, session, name }, row, version);
      await entry.beforeDelete?.({ tx, session, services, before: row });
      const trash_id = await discard({ tx, session }, { name, row });
      return { deleted: { record_id: Number(row['id']), trash_id }, before: row };
    });
    entry.afterDelete?.({ session, services, before });
    return deleted;
  } catch (error) {
    throw explainConflict(error, name);
  }
}
