import type { ModelName } from '@fieldspan/contract/models';
import type { Database } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import { Refusal } from '../http/errors.ts';
import { idsSql } from './compile.ts';
import type { AnsweredRow } from './compile.ts';
import type { ReadQuery } from './parse-query.ts';
import { readList } from './read.ts';

/** Rows of a page: with fewer, most of the time goes into the statements' own costs. */
const PAGE = 1000;
const MOST = 500_000;

type Reading = { db: Database; identity: Identity };
type Shown = Pick<ReadQuery, 'fields' | 'include'>;

/**
 * All rows of a query in its order, in pages. Which rows they are, and in what order, is read first, in one statement; each
 * page then has a transaction of its own, so that a slow reader holds no connection. A row that is gone by then is left out.
 * @throws Refusal without permission on the model, or if there are too many
 */
export async function* pagesInOrder(
  { db, identity }: Reading,
  name: ModelName,
  query: ReadQuery,
): AsyncGenerator<AnsweredRow[]> {
  const ids = await db.as(identity, async (tx) => {
    const { rows } = await idsSql(identity, { name, query }, MOST + 1).execute(tx);
    return rows.map(({ id }) => id);
  });
  if (ids.length > MOST) throw new Refusal(`These are more than ${MOST} rows. Filter the list first.`);
  for (let at = 0; at < ids.length; at += PAGE)
    yield await pageOf({ db, identity }, name, { ids: ids.slice(at, at + PAGE), shown: query });
}

async function pageOf(
  { db, identity }: Reading,
  name: ModelName,
  { ids, shown }: { ids: readonly number[]; shown: Shown },
): Promise<AnsweredRow[]> {
  const query: ReadQuery = {
    fields: shown.fields,
    include: shown.include,
    filters: new Map([['id', [...ids]]]),
    any: [],
    order: [],
    page: null,
    limit: PAGE,
    sum: [],
    onlyMemberThreads: false,
  };
  const { rows } = await db.as(identity, (tx) => readList({ tx, identity }, name, query));
  const byId = new Map<unknown, AnsweredRow>(rows.map((row) => [row['id'], row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}
