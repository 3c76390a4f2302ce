import type { SpecialCallName, SpecialPayloads } from '@fieldspan/contract/calls';
import type { Meta, Saved } from '@fieldspan/contract/envelope';
import type { Filters, SumField } from '@fieldspan/contract/filters';
import type { ModelName } from '@fieldspan/contract/models';
import { PAGE_LIMIT_MAX } from '@fieldspan/contract/query';
import type { Answered, FindQuery, GetQuery, Known } from '@fieldspan/contract/query';
import type { Save } from '@fieldspan/contract/save';
import { specialReads } from '@fieldspan/contract/special-reads';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import type { AnswerOf } from './call-types.ts';
import { request } from './http.ts';
import type { ApiRequest, RequestOptions } from './http.ts';
import { refreshAfter } from '@fieldspan/api/query-client';

/** `isUnshown`: nothing that shows is read again, for what is changed often and shown by nobody else. */
type CallOptions = RequestOptions & { isUnshown?: boolean };

/**
 * Sends a call of the contract; its name determines the types of payload and answer. Whatever shows what it changed is read again
 * before it resolves.
 * @throws ApiError; `explain` makes a sentence of it
 */
export function call<const C extends SpecialCallName>(
  name: C,
  payload: SpecialPayloads[C],
  options?: CallOptions,
): Promise<AnswerOf<C, object>>;
export function call<const N extends ModelName, const P extends FindQuery<N> & { slug: string | number }>(
  name: `${N}/find`,
  payload: P & Known<N, P>,
  options?: RequestOptions,
): Promise<Answered<N, P>>;
export function call<const N extends ModelName>(
  name: `${N}/save`,
  payload: Save<N>,
  options?: CallOptions,
): Promise<Saved>;
export function call(
  name: `${ModelName}/delete`,
  payload: { id: number | string },
  options?: RequestOptions,
): Promise<unknown>;
export async function call(name: string, payload: object, options: CallOptions = {}): Promise<unknown> {
  const asked = requestOf(name, payload);
  const [envelope, { answerSchema }] = await Promise.all([request(asked, options), schemasFor(name)]);
  const answer = parsed(answerSchema(name, payload), envelope.data, name);
  if (asked.verb === 'POST' && options.isUnshown !== true) await refreshAfter([name]);
  return answer;
}

/**
 * A page of rows. `meta` is set only if `page` was requested; `time` is the server's clock, for the next `created_at`
 * filter.
 */
export type List<T> = { rows: T[]; meta: Meta | null; time: string };

/** Sends `{Model}/get` for one page of a list; `meta` has the count, so that the screen can offer the other pages. */
export async function callList<const N extends ModelName, const P extends GetQuery<N> & { page: number }>(
  model: N,
  query: P & Known<N, P>,
  options: RequestOptions = {},
): Promise<List<Answered<N, P>>> {
  return listOf<N, P>(model, query, options);
}

type First<N extends ModelName> = GetQuery<N> & { page?: never; limit?: never };

/** The first row, or null: for what there is one of, or the latest one. */
export async function callFirst<const N extends ModelName, const P extends First<N>>(
  model: N,
  query: P & Known<N, P>,
  options: RequestOptions = {},
): Promise<Answered<N, P> | null> {
  const { rows } = await listOf<N, P>(model, { ...query, limit: 1 }, options);
  return rows[0] ?? null;
}

type Top<N extends ModelName> = Required<Pick<GetQuery<N>, 'order' | 'limit'>> & { page?: never };

/**
 * The first few rows in an order, such as the three latest: for screens that name them so and lead to the whole list, and for reading
 * on from a cursor. It does not say how many more there are; a list of everything takes `callSome` or `callAll`.
 */
export async function callTop<const N extends ModelName, const P extends GetQuery<N> & Top<N>>(
  model: N,
  query: P & Known<N, P>,
  options: RequestOptions = {},
): Promise<List<Answered<N, P>>> {
  return listOf<N, P>(model, query, options);
}

/** The first rows of a list, and how many more there are. */
export type Some<T> = { rows: T[]; more: number };

/** Sends `{Model}/get` for the first rows of a list that may be longer. */
export async function callSome<const N extends ModelName, const P extends GetQuery<N>>(
  model: N,
  query: P & Known<N, P>,
  options: RequestOptions = {},
): Promise<Some<Answered<N, P>>> {
  const { rows, meta } = await listOf<N, P>(model, { ...query, page: 1 }, options);
  return { rows, more: Math.max(0, (meta?.count ?? 0) - rows.length) };
}

/** Loads all rows, page by page; for lists that must be complete, such as sums or choices. */
export async function callAll<const N extends ModelName, const P extends GetQuery<N> & { page?: never; limit?: never }>(
  model: N,
  query: P & Known<N, P>,
  options: RequestOptions = {},
): Promise<Answered<N, P>[]> {
  const all: Answered<N, P>[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, meta } = await listOf<N, P>(model, { ...query, page, limit: PAGE_LIMIT_MAX }, options);
    all.push(...rows);
    if (page >= (meta?.num_pages ?? 1)) return all;
  }
}

/**
 * The first rows, without a word about how many more there are. Remotes that were published before `callSome` was written
 * import this function from the shell of today, so it stays as it was.
 * @deprecated Use `callFirst`, `callTop`, `callSome` or `callAll`.
 */
export async function callRows<const N extends ModelName, const P extends GetQuery<N>>(
  model: N,
  query: P & Known<N, P>,
  options: RequestOptions = {},
): Promise<Answered<N, P>[]> {
  return (await listOf<N, P>(model, query, options)).rows;
}

/** How many rows match, and what a field of them comes to. */
export type Sum = { count: number; total: number };

/** Has the database add up a field of all rows that match, without reading them. */
export async function callSum<const N extends ModelName>(
  model: N,
  { field, filters }: { field: SumField<N>; filters: Filters<N> },
  options: RequestOptions = {},
): Promise<Sum> {
  const query = { filters, sum: [field], fields: ['id'], page: 1, limit: 1 };
  const { meta } = await listOf(model, query, options);
  const { count, sums } = parsed(SumSchema, meta, `${model}/get`);
  return { count, total: parsed(v.number(), sums[field], `${model}/get`) };
}

const SumSchema = v.object({ count: v.number(), sums: v.record(v.string(), v.number()) });

async function listOf<N extends ModelName, P extends object>(
  model: N,
  query: P,
  options: RequestOptions,
): Promise<List<Answered<N, P>>> {
  const name = `${model}/get`;
  const asked = request({ call: name, verb: 'GET', path: name, payload: query }, options);
  const [envelope, { listSchema }] = await Promise.all([asked, schemasFor(name)]);
  return { rows: parsed(listSchema(model, query), envelope.data, name), meta: envelope.meta, time: envelope.time };
}

const DeclaredRows = v.array(v.record(v.string(), v.unknown()));

/** Rows of a model that is only named in a declaration, such as a remote's search; their fields are not validated. */
export async function callDeclared(
  model: string,
  query: object,
  options: RequestOptions = {},
): Promise<Record<string, unknown>[]> {
  const name = `${model}/get`;
  const { data } = await request({ call: name, verb: 'GET', path: name, payload: query }, options);
  return parsed(DeclaredRows, data, name);
}

/**
 * The schemas of all models are loaded with the first answer and not before the sign-in page. If the file cannot be
 * loaded, the call fails as `network`.
 */
const schemasFor = (name: string) =>
  import(/* webpackChunkName: 'answers' */ './answer-schema.ts').catch((cause: unknown) => {
    throw new ApiError('network', { call: name, cause });
  });

function requestOf(name: string, payload: object): ApiRequest {
  if (name.endsWith('/find') && 'slug' in payload) {
    const { slug, ...query } = payload;
    return { call: name, verb: 'GET', path: `${name}/${encodeURIComponent(String(slug))}`, payload: query };
  }
  return { call: name, verb: Object.hasOwn(specialReads, name) ? 'GET' : 'POST', path: name, payload };
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, data: unknown, name: string): T {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  throw new ApiError('server', { call: name, status: 200, cause: new v.ValiError(result.issues) });
}
