import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** Headers that speak of one connection and not of the message. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

/** A message's headers without those of its connection. */
export function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').toLowerCase().split(/\s*,\s*/));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.has(name)));
}

const first = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(', ') : (value ?? '');

/**
 * Headers of a request as the server gets it.
 * The last address of X-Forwarded-For is the one the server believes.
 * @param trustsProxy whether another proxy stands in front, whose X-Forwarded-* are true and passed on as they are;
 * otherwise a client's own are dropped
 */
export function forwardedHeaders(request: IncomingMessage, trustsProxy: boolean): OutgoingHttpHeaders {
  const headers = endToEnd(request.headers);
  const client = request.socket.remoteAddress ?? '';
  const before = trustsProxy ? first(request.headers['x-forwarded-for']) : '';
  const proto = trustsProxy ? first(request.headers['x-forwarded-proto']) : '';
  const host = trustsProxy ? first(request.headers['x-forwarded-host']) : '';
  return {
    ...headers,
    'x-forwarded-for': before === '' ? client : before,
    'x-forwarded-proto': proto === '' ? 'http' : proto,
    'x-forwarded-host': host === '' ? first(request.headers.host) : host,
    ...(request.headers['transfer-encoding'] !== undefined && { 'transfer-encoding': 'chunked' }),
  };
}

/** The address of who asks: what the proxy in front says it saw, when one is trusted. */
export function clientOf(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustsProxy: boolean): string {
  const named = trustsProxy ? first(request.headers['x-forwarded-for']).split(',').at(-1)?.trim() : '';
  return named || (request.socket.remoteAddress ?? '');
}
