import { sentence, term } from '../../http/sentence.ts';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Identity } from '../../db/identity.ts';
import { tableName } from '../../db/table-name.ts';
import { Refusal } from '../../http/errors.ts';
import { mayTouch, readable, writable } from '../access.ts';
import { keySql } from '../compile.ts';
import { entryOf } from '../entries.ts';
import { fieldsOf } from '../field-of.ts';
import { words } from '../model-words.ts';
import { visibleFields } from './visible-fields.ts';

/** A record whose history the person may read, and which of its fields they may see. */
export type Kept = { id: number; version: number | null; mayRestore: boolean; visible: ReadonlySet<string> };

/**
 * People who may read a record may read its history. The history of a deleted record is for Admins only.
 * @throws Refusal for anybody else
 */
export async function readKept(
  { tx, identity }: { tx: Tx; identity: Identity },
  model: ModelName,
  key: string,
): Promise<Kept> {
  if (mayTouch(identity, model, 'read')) {
    const { rows } = await sql<{ id: number; version: number; may: boolean }>`
      select b.id, b.version, ${writable(identity, model, 'b')} as may from ${sql.table(tableName(model))} as b
      where ${readable(identity, model, 'b')} and ${keySql(key)}`.execute(tx);
    const [found] = rows;
    if (found) {
      const canChange = entryOf(model).without?.includes('update') !== true && mayTouch(identity, model, 'write');
      const visible = await visibleFields({ tx, identity }, model, found.id);
      return { id: found.id, version: found.version, mayRestore: canChange && found.may, visible };
    }
    if (identity.viewer.role === 'Admin' && (await isGone(tx, model, key)))
      return { id: Number(key), version: null, mayRestore: false, visible: new Set(Object.keys(fieldsOf(model))) };
  }
  throw new Refusal(sentence`${term(words(model))} not found.`);
}

/** The record was deleted, as opposed to being hidden from the person. */
async function isGone(tx: Tx, model: ModelName, key: string): Promise<boolean> {
  if (!/^\d{1,15}$/.test(key)) return false;
  const { rows } = await sql<{ gone: boolean }>`
    select happened = 'deleted' and not exists (select from ${sql.table(tableName(model))} r where r.id = c.record_id) as gone
    from record_change c where model = ${model} and record_id = ${Number(key)} order by id desc limit 1`.execute(tx);
  return rows[0]?.gone === true;
}
