import type { ReadQuery } from '../../registry/parse-query.ts';
import { readList } from '../../registry/read.ts';
import type { List, Reader } from '../../registry/read.ts';

/** The fields by which polls ask for newer messages; each has an index per thread. */
const MARKS = new Set(['id', 'created_at', 'updated_at']);

/**
 * Answers a poll of one thread. "New or changed" runs as two queries, each in the order of its index: as one condition
 * it would scan the whole thread, and usually there is nothing to find.
 */
export async function readPoll(reader: Reader, query: ReadQuery): Promise<List> {
  const parts = partsOf(query);
  if (!parts) return readList(reader, 'Message', query);
  const found = new Map<number, List['rows'][number]>();
  for (const part of parts) {
    const { rows } = await readList(reader, 'Message', part);
    for (const row of rows) found.set(Number(row['id']), row);
  }
  const newestFirst = [...found].toSorted(([a], [b]) => b - a);
  return { rows: newestFirst.slice(0, query.limit).map(([, row]) => row), meta: null };
}

/** Splits the query into one per field; null if it is not a poll. */
function partsOf({ any, ...query }: ReadQuery): ReadQuery[] | null {
  const groups = any.length > 0 ? any : [new Map([...query.filters].filter(([field]) => field === 'updated_at'))];
  const parts: ReadQuery[] = [];
  for (const group of groups) {
    const [mark, second] = group;
    if (mark === undefined || second !== undefined || !MARKS.has(mark[0])) return null;
    const [field, past] = mark;
    if (any.length > 0 && query.filters.has(field)) return null;
    parts.push({
      ...query,
      any: [],
      page: null,
      filters: new Map(query.filters).set(field, past),
      order: [[field, 'DESC']],
    });
  }
  return parts;
}
