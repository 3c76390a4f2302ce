import * as v from 'valibot';

/** An IANA name such as America/Toronto. Anything else is UTC. */
export const ZoneSchema = v.optional(v.fallback(v.pipe(v.string(), v.check(isZone)), 'UTC'), 'UTC');

/** A PDF to keep. */
export const pdfResponse = (bytes: Buffer, filename: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'no-store',
    },
  });

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
