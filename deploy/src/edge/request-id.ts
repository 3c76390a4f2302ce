import { randomUUID } from 'node:crypto';
import type { Exchange } from './reply.ts';

const HEADER = 'x-request-id';
/** What an id may look like that a proxy in front gave: it stands in logs. */
const KNOWN_SHAPE = /^[\w-]{8,64}$/;

/**
 * Gives a request an id, which the server receives and both write into their logs.
 * @param trustsProxy whether an id that a proxy in front gave is kept; a client's own is not
 */
export function markRequest({ request }: Pick<Exchange, 'request'>, trustsProxy: boolean): string {
  const sent = request.headers[HEADER];
  const id = trustsProxy && typeof sent === 'string' && KNOWN_SHAPE.test(sent) ? sent : randomUUID();
  request.headers[HEADER] = id;
  return id;
}

/** The id that a request was given. */
export const idOf = ({ headers }: Exchange['request']): string => String(headers[HEADER] ?? '');
