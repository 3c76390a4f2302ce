import { sentence, term } from '../http/sentence.ts';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import { tableName } from '../db/table-name.ts';
import type { Tx } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';
import { readable, removable, writable } from './access.ts';
import { keySql } from './compile.ts';
import type { Values } from './entry.ts';
import { words } from './model-words.ts';

export type LockedRow = { row: Values; mayWrite: boolean; mayRemove: boolean };

/**
 * Selects the row to be written and locks it until the transaction ends.
 * @throws Refusal when the person cannot read such a row, because they must not change what they cannot see
 */
export async function lockRow(
  { tx, session }: { tx: Tx; session: Session },
  { name, key }: { name: ModelName; key: string },
): Promise<LockedRow> {
  const { rows } = await sql<Values>`
    select b.*, ${writable(session, name, 'b')} as "mayWrite", ${removable(session, name, 'b')} as "mayRemove"
    from ${sql.table(tableName(name))} as b
    where ${readable(session, name, 'b')} and ${keySql(key)} for update of b`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal(sentence`${term(words(name))} not found.`);
  const { mayWrite, mayRemove, ...row } = found;
  return { row, mayWrite: mayWrite === true, mayRemove: mayRemove === true };
}
