import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** Hop-by-hop headers: they describe one connection, not the message. */
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

/** A message's headers without the hop-by-hop ones. */
export function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').toLowerCase().split(/\s*,\s*/));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.has(name)));
}

const first = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(', ') : (value ?? '');

/**
 * The request headers that the server receives. The server believes the last address in X-Forwarded-For.
 * @param trustsProxy whether a trusted proxy is in front, whose X-Forwarded-* headers are passed on; otherwise the
 * client's own are dropped
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

/** The client's address: the one the trusted proxy reports, if there is a proxy. */
export function clientOf(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustsProxy: boolean): string {
  const named = trustsProxy ? first(request.headers['x-forwarded-for']).split(',').at(-1)?.trim() : '';
  return named || (request.socket.remoteAddress ?? '');
}
