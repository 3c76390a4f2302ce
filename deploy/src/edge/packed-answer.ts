import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { endToEnd } from './forwarded-headers.ts';

/** Smaller answers fit into the first packets anyway, so the answers of long polls are not compressed. */
const WORTH_BYTES = 2048;

/** This quality shrinks a list of records to a tenth in two milliseconds; higher ones take longer and save little. */
const BROTLI_QUALITY = 4;

type Packed = { headers: OutgoingHttpHeaders; packing: Transform | null };

/**
 * Compresses a server's answer for the client if it is long JSON and the client accepts it. This opens no compression
 * side channel (BREACH): these answers require the API key, which no other site can send.
 */
export function packedAnswer(request: IncomingMessage, answer: IncomingMessage): Packed {
  const headers = endToEnd(answer.headers);
  if (!isWorthIt(answer)) return { headers, packing: null };
  const vary = { ...headers, vary: [headers['vary'], 'Accept-Encoding'].flat().filter(Boolean).join(', ') };
  const packing = request.method === 'HEAD' ? null : packingFor(request.headers['accept-encoding'] ?? '');
  if (packing === null) return { headers: vary, packing };
  const { 'content-length': _, etag, ...rest } = vary;
  // The same content compressed; the validator becomes weak.
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
