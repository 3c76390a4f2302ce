import type { Meta } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import type { Tx } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import { Refusal } from '../http/errors.ts';
import { mayTouch } from './access.ts';
import { countSql, keySql, rowsSql } from './compile.ts';
import type { AnsweredRow } from './compile.ts';
import { words } from './model-words.ts';
import type { ReadQuery } from './parse-query.ts';

export type List = { rows: AnsweredRow[]; meta: Meta | null };

export type Reader = { tx: Tx; identity: Identity };

/**
 * A page of rows that the person may read.
 * @throws Refusal without permission on the model
 * @throws BadRequest for names and values that do not exist
 */
export async function readList({ tx, identity }: Reader, name: ModelName, query: ReadQuery): Promise<List> {
  requireRead(identity, name);
  const { rows } = await rowsSql(identity, { name, query }).execute(tx);
  const list = rows.map((row) => withIncludes(query, row));
  if (query.page === null) return { rows: list, meta: null };
  const counted = await countSql(identity, { name, query }).execute(tx);
  const count = counted.rows[0]?.count ?? 0;
  return { rows: list, meta: { count, num_pages: Math.max(1, Math.ceil(count / query.limit)) } };
}

/**
 * One record by id or slug.
 * @throws Refusal when there is none that the person may read
 */
export async function readOne(
  reader: Reader,
  name: ModelName,
  { key, query }: { key: string; query: ReadQuery },
): Promise<AnsweredRow> {
  requireRead(reader.identity, name);
  const single = { ...query, page: null, limit: 1 };
  const { rows } = await rowsSql(reader.identity, { name, query: single, where: keySql(key) }).execute(reader.tx);
  const [row] = rows;
  if (!row) throw new Refusal(`${words(name)} not found.`);
  return withIncludes(query, row);
}

function requireRead(identity: Identity, name: ModelName): void {
  if (!mayTouch(identity, name, 'read')) throw new Refusal(`You do not have permission to read ${words(name)}.`);
}

/** Included relations come as JSON text, like every json column. */
function withIncludes({ include }: ReadQuery, row: AnsweredRow): AnsweredRow {
  for (const relation of include.keys()) {
    const text = row[relation];
    row[relation] = typeof text === 'string' ? JSON.parse(text) : text;
  }
  return row;
}
