import type { AskedOrder, FilterValue } from '@fieldspan/contract/query';
import { BadRequest } from '../../http/errors.ts';
import type { ReadQuery } from '../../registry/parse-query.ts';
import { readList } from '../../registry/read.ts';
import type { List, Reader } from '../../registry/read.ts';

const NAMES = ['before_id', 'after_id', 'around_id'] as const;

/** A position in a thread given by a message id. New messages do not shift it, as they would shift a page number. */
type Cursor = { name: (typeof NAMES)[number]; id: number };

const LIMIT_MAX = 100;

/**
 * Removes the cursor from the parameters.
 * @returns null if there is none
 * @throws BadRequest for two cursors, an invalid number, or parameters that cannot be combined with a cursor
 */
export function takeCursor(parameters: Map<string, string>): Cursor | null {
  const [name, second] = NAMES.filter((known) => parameters.has(known));
  if (name === undefined) return null;
  if (second !== undefined) throw new BadRequest(`${name} and ${second} do not go together.`);
  if (parameters.has('page')) throw new BadRequest(`${name} goes without page.`);
  const text = parameters.get(name) ?? '';
  if (!/^\d{1,15}$/.test(text)) throw new BadRequest(`${name} must be a whole number.`);
  parameters.delete(name);
  return { name, id: Number(text) };
}

/**
 * The messages of one thread before, after or around a message, newest first whatever `order` says. `after` takes the
 * next ones. `around` puts the message in the middle; if one side has too few, the other side does not get more.
 * @throws BadRequest without a filter on one thread, or with a filter on id
 */
export async function readAtCursor(reader: Reader, query: ReadQuery, { name, id }: Cursor): Promise<List> {
  if (typeof query.filters.get('thread_id') !== 'number')
    throw new BadRequest(`${name} needs a filter on one thread_id.`);
  if (query.filters.has('id') || query.filters.has('ids')) throw new BadRequest(`${name} goes without a filter on id.`);
  if (query.limit > LIMIT_MAX) throw new BadRequest(`limit must be a whole number from 1 to ${LIMIT_MAX}.`);
  const older = (limit: number, wanted: FilterValue) => part(reader, query, { limit, wanted, direction: 'DESC' });
  const newer = async (limit: number) =>
    (await part(reader, query, { limit, wanted: { gt: id }, direction: 'ASC' })).toReversed();
  const { limit } = query;
  if (name === 'before_id') return list(await older(limit, { lt: id }));
  if (name === 'after_id') return list(await newer(limit));
  const upTo = Math.ceil(limit / 2);
  const before = await older(upTo, { lte: id });
  return list([...(limit > upTo ? await newer(limit - upTo) : []), ...before]);
}

type Part = { limit: number; wanted: FilterValue; direction: AskedOrder[number][1] };

async function part(reader: Reader, query: ReadQuery, { limit, wanted, direction }: Part): Promise<List['rows']> {
  const filters = new Map(query.filters).set('id', wanted);
  const { rows } = await readList(reader, 'Message', { ...query, filters, limit, order: [['id', direction]] });
  return rows;
}

const list = (rows: List['rows']): List => ({ rows, meta: null });
