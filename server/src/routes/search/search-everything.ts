import type { SearchHit } from '@fieldspan/contract/calls';
import { FIRST_HIT_KINDS, HIT_MODELS } from '@fieldspan/domain/hit-path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { tableName } from '../../db/table-name.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { mayTouch, readable as readableRows } from '../../registry/access.ts';
import { parseQuery } from '../../registry/parse-query.ts';
import type { Expression } from '../../registry/entry.ts';
import { readList, type Reader } from '../../registry/read.ts';
import { fitOf, holdsMistyped, holdsWords, wordsOf } from './search-words.ts';
import { searchSources, type SearchSource } from './search-sources.ts';

const HITS_OF_A_KIND = 5;
/** So many of a kind are looked at; some may be archived, or threads of others. */
const CANDIDATES = 40;
const SHORTEST = 2;

const SearchEverythingSchema = v.object({
  q: shortText(100),
  /** With commas. */
  kinds: v.optional(shortText(200), FIRST_HIT_KINDS.join(',')),
});

export const searchEverything: SignedInRoute = {
  verb: 'GET',
  path: 'Search/everything',
  summary: 'Finds words in the names and numbers of everything the caller may read; a few of each kind',
  session: 'required',
  takes: SearchEverythingSchema,
  async handle({ read, session, transact }): Promise<SearchHit[]> {
    const { q, kinds } = await read(SearchEverythingSchema);
    const text = q.trim();
    if (text.length < SHORTEST) return [];
    const asked = new Set(kinds.split(','));
    const sources = searchSources.filter(({ kind }) => asked.has(kind) && mayTouch(session, HIT_MODELS[kind], 'read'));
    if (sources.length === 0) return [];
    return transact(async (tx) => {
      const reader = { tx, identity: session };
      const exact = await hitsOfAll(reader, sources, { text, isMistyped: false });
      const hits = exact.length > 0 ? exact : await hitsOfAll(reader, sources, { text, isMistyped: true });
      return hits.toSorted((one, other) => one.fit - other.fit).map(({ hit }) => hit);
    });
  },
};

type Asked = { text: string; isMistyped: boolean };
type Ranked = { fit: number; hit: SearchHit };
/** How well records of a kind fit, by id: the best first, and of equal ones the newest. */
type Fits = ReadonlyMap<number, number>;

async function hitsOfAll(reader: Reader, sources: readonly SearchSource[], asked: Asked): Promise<Ranked[]> {
  const fits = await fitsOfAll(reader, sources, asked);
  const hits: Ranked[] = [];
  for (const source of sources) hits.push(...(await hitsOf(reader, source, fits.get(source.kind) ?? new Map())));
  return hits;
}

async function hitsOf(reader: Reader, source: SearchSource, fits: Fits): Promise<Ranked[]> {
  const { kind, shown, include = {}, addressed = 'slug', only = {}, present } = source;
  if (fits.size === 0) return [];
  const query = {
    filters: JSON.stringify({ ...only, id: [...fits.keys()] }),
    fields: JSON.stringify(['id', 'slug', ...shown]),
    include: JSON.stringify(include),
    limit: String(CANDIDATES),
    ...(kind === 'thread' && { onlyMemberThreads: '1' }),
  };
  const { rows } = await readList(reader, HIT_MODELS[kind], parseQuery(new Map(Object.entries(query))));
  const byId = new Map(rows.map((row) => [Number(row['id']), row]));
  return [...fits]
    .flatMap(([id, fit]) => {
      const row = byId.get(id);
      if (!row) return [];
      const { title, subtitle } = present((field) => textAt(row, field.split('.')));
      return [{ fit, hit: { kind, id, slug: textAt(row, [addressed]), title, subtitle } }];
    })
    .slice(0, HITS_OF_A_KIND);
}

const textOfFields = (fields: readonly string[], also: Expression = sql`null`) =>
  sql`concat_ws(' ', ${sql.join(fields.map((field) => sql.ref(`found.${field}`)))}, ${also})`;

/** Asks for all kinds at once. */
async function fitsOfAll(
  reader: Reader,
  sources: readonly SearchSource[],
  asked: Asked,
): Promise<ReadonlyMap<SearchHit['kind'], Fits>> {
  const each = sources.map((source) => sql`(${fitting(reader, source, asked)})`);
  const { rows } = await sql<{ kind: SearchHit['kind']; id: number; fit: number }>`
    select * from (${sql.join(each, sql` union all `)}) as fits order by fit, id desc`.execute(reader.tx);
  const groups = Map.groupBy(rows, ({ kind }) => kind);
  return new Map([...groups].map(([kind, found]) => [kind, new Map(found.map(({ id, fit }) => [id, fit]))]));
}

function fitting({ identity }: Reader, { kind, named, searched, also }: SearchSource, asked: Asked) {
  const model = HIT_MODELS[kind];
  const [name, hay] = [textOfFields(named), textOfFields(searched, also)];
  const words = wordsOf(asked.text);
  return sql`select ${kind}::text as kind, found.id, ${fitOf({ name, hay }, asked)} as fit
    from ${sql.table(tableName(model))} as found
    where ${asked.isMistyped ? holdsMistyped(hay, words) : holdsWords(hay, words)}
      and ${readableRows(identity, model, 'found')}
    order by fit, id desc limit ${CANDIDATES}`;
}

function textAt(row: unknown, path: readonly string[]): string {
  const value = path.reduce<unknown>((at, key) => (isObject(at) ? Reflect.get(at, key) : undefined), row);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
