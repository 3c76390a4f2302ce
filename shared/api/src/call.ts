import type { Meta } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import type { Answered, GetQuery } from '@fieldspan/contract/query';
import { specialReads } from '@fieldspan/contract/special-reads';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import type { AnswerOf, CallName, PayloadOf } from './call-types.ts';
import { request } from './http.ts';
import type { ApiRequest, RequestOptions } from './http.ts';

/**
 * Sends a call of the contract; its name gives its payload and its answer.
 * @throws ApiError; `explain` words it
 */
export async function call<const C extends CallName, const P extends PayloadOf<C>>(
  name: C,
  payload: P,
  options: RequestOptions = {},
): Promise<AnswerOf<C, P>> {
  const [envelope, { answerSchema }] = await Promise.all([
    request(requestOf(name, payload), options),
    schemasFor(name),
  ]);
  return parsed(answerSchema(name, payload), envelope.data, name);
}

/** A page of rows. `meta` counts only when `page` was asked; `time` is the server's clock, for the next `created_at` filter. */
export type List<T> = { rows: T[]; meta: Meta | null; time: string };

/** Sends `{Model}/get`. */
export async function callList<const N extends ModelName, const P extends GetQuery<N> & Record<string, unknown>>(
  model: N,
  query: P,
  options: RequestOptions = {},
): Promise<List<Answered<N, P>>> {
  const name = `${model}/get`;
  const asked = request({ call: name, verb: 'GET', path: name, payload: query }, options);
  const [envelope, { listSchema }] = await Promise.all([asked, schemasFor(name)]);
  return { rows: parsed(listSchema(model, query), envelope.data, name), meta: envelope.meta, time: envelope.time };
}

/** As `callList`, where only the rows matter. */
export async function callRows<const N extends ModelName, const P extends GetQuery<N> & Record<string, unknown>>(
  model: N,
  query: P,
  options: RequestOptions = {},
): Promise<Answered<N, P>[]> {
  return (await callList(model, query, options)).rows;
}

/** The schemas of all models come beside the first answer, not before the sign-in page. A lost file reads as a lost answer. */
const schemasFor = (name: string) =>
  import('./answer-schema.ts').catch((cause: unknown) => {
    throw new ApiError('network', { call: name, cause });
  });

function requestOf(name: CallName, payload: object): ApiRequest {
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
