import type { ModelName } from '@fieldspan/contract/models';
import type { Database } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import type { AnsweredRow } from './compile.ts';
import type { ReadQuery } from './parse-query.ts';
import { readList } from './read.ts';

const PAGE = 200;

type Reading = { db: Database; identity: Identity };
type Asked = Pick<ReadQuery, 'filters' | 'any' | 'include' | 'fields'>;

/**
 * All rows that the person may read, in pages. A page starts after the last id of the page before it, so rows that are
 * written in the meantime shift nothing. Each page has a transaction of its own.
 * @throws Refusal without permission on the model
 */
export async function* pagesById(
  { db, identity }: Reading,
  name: ModelName,
  asked: Asked,
): AsyncGenerator<AnsweredRow[]> {
  for (let last = 0; ;) {
    const query: ReadQuery = {
      ...asked,
      filters: new Map([...asked.filters, ['id', { gt: last }]]),
      order: [['id', 'ASC']],
      page: null,
      limit: PAGE,
      sum: [],
      onlyMemberThreads: false,
    };
    const { rows } = await db.as(identity, (tx) => readList({ tx, identity }, name, query));
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = Number(rows.at(-1)?.['id']);
  }
}

/** Every row with all its fields. */
export const EVERYTHING: Asked = { filters: new Map(), any: [], include: new Map(), fields: null };
