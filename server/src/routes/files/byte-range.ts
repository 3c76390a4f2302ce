import type { ByteRange } from '../../storage/storage.ts';

/**
 * Parses a Range header. Multiple ranges, other units and invalid values get the whole file, as RFC 9110 allows.
 * @param bytes size of the file
 */
export function byteRange(header: string | null, bytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  const range = from === '' ? lastBytes(Number(to), bytes) : bytesFrom(Number(from), to, bytes);
  if (range.start >= bytes) return 'unsatisfiable';
  return range.end < range.start ? 'whole' : range;
}

/** `-500` asks for the last 500 bytes. */
function lastBytes(count: number, bytes: number): ByteRange {
  return count === 0 ? { start: bytes, end: bytes } : { start: Math.max(0, bytes - count), end: bytes - 1 };
}

function bytesFrom(start: number, to: string, bytes: number): ByteRange {
  return { start, end: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
}
