import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { endToEnd } from './forwarded-headers.ts';

/** Less than this travels in the first packets anyway: the answers of held polls stay as they are. */
const WORTH_BYTES = 2048;

/** A list of records becomes a tenth in two milliseconds; more effort takes longer and saves little. */
const BROTLI_QUALITY = 4;

type Packed = { headers: OutgoingHttpHeaders; packing: Transform | null };

/**
 * How a server's answer goes on to a client: long JSON is packed when the client can unpack it, all else as it is.
 * Nobody can guess a secret from the packed length: such answers come to whoever sends the API key, which no other site can.
 */
export function packedAnswer(request: IncomingMessage, answer: IncomingMessage): Packed {
  const headers = endToEnd(answer.headers);
  if (!isWorthIt(answer)) return { headers, packing: null };
  const vary = { ...headers, vary: [headers['vary'], 'Accept-Encoding'].flat().filter(Boolean).join(', ') };
  const packing = request.method === 'HEAD' ? null : packingFor(request.headers['accept-encoding'] ?? '');
  if (packing === null) return { headers: vary, packing };
  const { 'content-length': _, etag, ...rest } = vary;
  // The same words in other bytes.
  const weak = typeof etag === 'string' && !etag.startsWith('W/') ? `W/${etag}` : etag;
  const tag = weak === undefined ? {} : { etag: weak };
  return { headers: { ...rest, ...tag, 'content-encoding': packing.name }, packing: packing.stream };
}

function isWorthIt({ headers }: IncomingMessage): boolean {
  const isJson = /^application\/json\b/.test(headers['content-type'] ?? '');
  return isJson && headers['content-encoding'] === undefined && Number(headers['content-length'] ?? 0) >= WORTH_BYTES;
}

function packingFor(accepted: string): { name: string; stream: Transform } | null {
  const names = accepted.split(',').filter((each) => !/;\s*q=0(?:\.0+)?\s*$/.test(each));
  const can = (name: string) => names.some((each) => each.trim().split(';')[0] === name);
  if (can('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return { name: 'br', stream: createBrotliCompress({ params }) };
  }
  return can('gzip') ? { name: 'gzip', stream: createGzip() } : null;
}
