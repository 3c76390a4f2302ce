import { sentence, term } from '../http/sentence.ts';
import type { Meta } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import { moreOf } from '@fieldspan/contract/query';
import * as v from 'valibot';
import type { Tx } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import { BadRequest, Refusal } from '../http/errors.ts';
import { mayTouch } from './access.ts';
import { countSql, keySql, rowsSql } from './compile.ts';
import type { AnsweredRow } from './compile.ts';
import { relationOf } from './field-of.ts';
import { words } from './model-words.ts';
import type { ReadQuery } from './parse-query.ts';

/** The maximum number of rows per to-many relation in a list; for more, clients ask for the related model itself. */
const INCLUDED_MAX = 100;
/** The maximum for a single record. It is higher because a permission or a mention may depend on the complete list. */
const INCLUDED_OF_ONE_MAX = 1000;

export type List = { rows: AnsweredRow[]; meta: Meta | null };

const CountedSchema = v.object({
  count: v.number(),
  sums: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number())),
});

export type Reader = { tx: Tx; identity: Identity };

/**
 * One page of the rows that the person may read.
 * @throws Refusal without permission on the model
 * @throws BadRequest for names and values that do not exist
 */
export async function readList({ tx, identity }: Reader, name: ModelName, query: ReadQuery): Promise<List> {
  requireRead(identity, name);
  const { rows } = await rowsSql(identity, { name, query, most: INCLUDED_MAX }).execute(tx);
  const list = rows.map((row) => withIncludes(row, { name, query, most: INCLUDED_MAX }));
  if (query.page === null && query.sum.length === 0) return { rows: list, meta: null };
  const counted = await countSql(identity, { name, query }).execute(tx);
  const { count, sums } = v.parse(CountedSchema, counted.rows[0]);
  const pages = { count, num_pages: Math.max(1, Math.ceil(count / query.limit)) };
  return { rows: list, meta: query.sum.length === 0 ? pages : { ...pages, sums } };
}

/**
 * One record by id or slug.
 * @throws Refusal if the person can read no such record
 */
export async function readOne(
  reader: Reader,
  name: ModelName,
  { key, query }: { key: string; query: ReadQuery },
): Promise<AnsweredRow> {
  requireRead(reader.identity, name);
  if (query.sum.length > 0) throw new BadRequest('sum belongs to get, not to one record.');
  const single = { ...query, page: null, limit: 1 };
  const asked = { name, query: single, most: INCLUDED_OF_ONE_MAX };
  const { rows } = await rowsSql(reader.identity, { ...asked, where: keySql(key) }).execute(reader.tx);
  const [row] = rows;
  if (!row) throw new Refusal(sentence`${term(words(name))} not found.`);
  return withIncludes(row, asked);
}

export function requireRead(identity: Identity, name: ModelName): void {
  if (!mayTouch(identity, name, 'read'))
    throw new Refusal(sentence`You do not have permission to read ${term(words(name))}.`);
}

type Included = { name: ModelName; query: ReadQuery; most: number };

/**
 * Parses included relations, which arrive as JSON text, and cuts lists to the maximum. A second property marks a list
 * that was cut.
 */
function withIncludes(row: AnsweredRow, { name, query, most }: Included): AnsweredRow {
  for (const relation of query.include.keys()) {
    const text = row[relation];
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : text;
    const isCut = Array.isArray(value) && value.length > most && relationOf(name, relation).kind === 'many';
    row[relation] = isCut ? value.slice(0, most) : value;
    if (isCut) row[moreOf(relation)] = true;
  }
  return row;
}
