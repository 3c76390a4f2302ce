import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export type Exchange = { request: IncomingMessage; response: ServerResponse };

/** A strong validator (ETag) for a text. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

export function isUnchanged({ request }: Exchange, etag: string): boolean {
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

/** Answers in plain text, never HTML: a browser that requested a script must not get a page. */
export function sendText({ request, response }: Exchange, status: number, text: string): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whether the client accepts a content coding; `br;q=0` means no. */
export function accepts({ request }: Exchange, coding: 'br'): boolean {
  const offers = (request.headers['accept-encoding'] ?? '').split(',');
  return offers.some((offer) => {
    const [name = '', weight = ''] = offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === coding && !/^q=0(?:\.0*)?$/.test(weight);
  });
}
