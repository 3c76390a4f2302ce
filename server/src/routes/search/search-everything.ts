import type { SearchHit } from '@fieldspan/contract/calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import { tableName } from '../../db/table-name.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { mayTouch, readable as readableRows } from '../../registry/access.ts';
import { parseQuery } from '../../registry/parse-query.ts';
import { readList, type Reader } from '../../registry/read.ts';
import { fitOf, holdsMistyped, holdsWords, wordsOf } from './search-words.ts';
import { searchSources, type SearchSource } from './search-sources.ts';

const HITS_OF_A_KIND = 5;
/** So many of a kind are looked at; some may be archived, or threads of others. */
const CANDIDATES = 40;
const SHORTEST = 2;

const SearchEverythingSchema = v.object({ q: shortText(100) });

export const searchEverything: SignedInRoute = {
  verb: 'GET',
  path: 'Search/everything',
  summary: 'Finds words in the names and numbers of everything the caller may read; a few of each kind',
  session: 'required',
  takes: SearchEverythingSchema,
  async handle({ read, session, transact }): Promise<SearchHit[]> {
    const { q } = await read(SearchEverythingSchema);
    const text = q.trim();
    if (text.length < SHORTEST) return [];
    const readable = searchSources.filter(({ model }) => mayTouch(session, model, 'read'));
    return transact(async (tx) => {
      const reader = { tx, identity: session };
      const exact = await hitsOfAll(reader, readable, { text, isMistyped: false });
      const hits = exact.length > 0 ? exact : await hitsOfAll(reader, readable, { text, isMistyped: true });
      return hits.toSorted((one, other) => one.fit - other.fit).map(({ hit }) => hit);
    });
  },
};

type Asked = { text: string; isMistyped: boolean };
type Ranked = { fit: number; hit: SearchHit };

async function hitsOfAll(reader: Reader, sources: readonly SearchSource[], asked: Asked): Promise<Ranked[]> {
  const hits: Ranked[] = [];
  for (const source of sources) hits.push(...(await hitsOf(reader, source, asked)));
  return hits;
}

async function hitsOf(reader: Reader, source: SearchSource, asked: Asked): Promise<Ranked[]> {
  const { kind, model, shown, only = {}, present } = source;
  const fits = await fitsOf(reader, source, asked);
  if (fits.size === 0) return [];
  const query = {
    filters: JSON.stringify({ ...only, id: [...fits.keys()] }),
    fields: JSON.stringify(['id', 'slug', ...shown]),
    limit: String(CANDIDATES),
    ...(kind === 'thread' && { onlyMemberThreads: '1' }),
  };
  const { rows } = await readList(reader, model, parseQuery(new Map(Object.entries(query))));
  const byId = new Map(rows.map((row) => [Number(row['id']), row]));
  return [...fits]
    .flatMap(([id, fit]) => {
      const row = byId.get(id);
      if (!row) return [];
      const { title, subtitle } = present((field) => textOf(row[field]));
      return [{ fit, hit: { kind, id, slug: textOf(row['slug']), title, subtitle } }];
    })
    .slice(0, HITS_OF_A_KIND);
}

const textOfFields = (fields: readonly string[]) =>
  sql`concat_ws(' ', ${sql.join(fields.map((field) => sql.ref(`found.${field}`)))})`;

/** Records that fit, by id, the best first and of equal ones the newest. */
async function fitsOf({ tx, identity }: Reader, source: SearchSource, asked: Asked): Promise<Map<number, number>> {
  const [name, hay] = [textOfFields(source.named), textOfFields(source.searched)];
  const words = wordsOf(asked.text);
  const { rows } = await sql<{ id: number; fit: number }>`
    select found.id, ${fitOf({ name, hay }, asked)} as fit from ${sql.table(tableName(source.model))} as found
    where ${asked.isMistyped ? holdsMistyped(hay, words) : holdsWords(hay, words)}
      and ${readableRows(identity, source.model, 'found')}
    order by fit, found.id desc limit ${CANDIDATES}`.execute(tx);
  return new Map(rows.map(({ id, fit }) => [id, fit]));
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
