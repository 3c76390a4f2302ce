import { createHash } from 'node:crypto';

/** The ways in which a file can fail. */
export const FAULTS = ['404', 'HTML', 'throws', 'tampered', 'hangs', 'offline'] as const;
export type Fault = (typeof FAULTS)[number];

/** Which of a remote's files fails. */
export const PLACES = ['entry', 'exposed', 'lazy', 'CSS'] as const;
export type Place = (typeof PLACES)[number];

/** A stylesheet cannot throw. */
export const canHappen = (place: Place, fault: Fault): boolean => place !== 'CSS' || fault !== 'throws';

/** The response of a proxy with a fallback page to a request for an unknown file. */
export const HTML_BODY = '<!doctype html><title>Fieldspan</title><p>Nothing here';
export const THROWING_BODY = 'throw new Error("the drill throws");';

/** The name that the error catalogue gives this failure. */
export const nameOf = (place: Place): string => (place === 'CSS' ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError');

/** `error`: the request failed; `missing`: it returned something else; `timeout`: it never ended. */
export function typeOf(place: Place, fault: Fault): string {
  if (fault === 'hangs') return 'timeout';
  const isSomethingElse = fault === 'throws' || (fault === 'HTML' && place !== 'CSS');
  return isSomethingElse ? 'missing' : 'error';
}

export const integrityOf = (body: string | Buffer): string =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** The browser's own complaints about the faults. */
export const isOfTheDrill = (complaint: string): boolean =>
  // A script that is HTML is an error without a message.
  /^$|Failed to load resource|preloaded using link preload|Loading (?:CSS )?chunk|Loading the entry|integrity|MIME|Refused to|RUNTIME-00|Unexpected token|the drill throws/.test(
    complaint,
  );
