import { specialCalls } from '@fieldspan/contract/calls';
import type { Meta } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import type { Answered, GetQuery } from '@fieldspan/contract/query';
import * as v from 'valibot';
import { answerSchema, listSchema } from './answer-schema.ts';
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
  const envelope = await request(requestOf(name, payload), options);
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
  const envelope = await request({ call: name, verb: 'GET', path: name, payload: query }, options);
  return { rows: parsed(listSchema(model, query), envelope.data, name), meta: envelope.meta, time: envelope.time };
}

function requestOf(name: CallName, payload: object): ApiRequest {
  if (name.endsWith('/find') && 'slug' in payload) {
    const { slug, ...query } = payload;
    return { call: name, verb: 'GET', path: `${name}/${encodeURIComponent(String(slug))}`, payload: query };
  }
  const special = Object.entries(specialCalls).find(([key]) => key === name);
  return { call: name, verb: special?.[1].verb ?? 'POST', path: name, payload };
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, data: unknown, name: string): T {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  throw new ApiError('server', { call: name, status: 200, cause: new v.ValiError(result.issues) });
}
