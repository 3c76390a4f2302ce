import type { SearchHit } from '@fieldspan/contract/calls';
import * as v from 'valibot';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { mayTouch } from '../../registry/access.ts';
import { parseQuery } from '../../registry/parse-query.ts';
import { readList, type Reader } from '../../registry/read.ts';
import { searchSources, type SearchSource } from './search-sources.ts';

const HITS_OF_A_KIND = 5;
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
      const hits: SearchHit[] = [];
      for (const source of readable) hits.push(...(await hitsOf({ tx, identity: session }, source, text)));
      return hits;
    });
  },
};

async function hitsOf(reader: Reader, source: SearchSource, text: string): Promise<SearchHit[]> {
  const { kind, model, searched, shown, only = {}, newestFirst = false, present } = source;
  const query = {
    filters: JSON.stringify({ ...only, any: searched.map((field) => ({ [field]: { like: text } })) }),
    fields: JSON.stringify(['id', 'slug', ...shown]),
    limit: String(HITS_OF_A_KIND),
    ...(newestFirst && { order: JSON.stringify([['id', 'DESC']]) }),
    ...(kind === 'thread' && { onlyMemberThreads: '1' }),
  };
  const { rows } = await readList(reader, model, parseQuery(new Map(Object.entries(query))));
  return rows.map((row) => {
    const { title, subtitle } = present((field) => textOf(row[field]));
    return { kind, id: Number(row['id']), slug: textOf(row['slug']), title, subtitle };
  });
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
