import { createHash } from 'node:crypto';

/** What can go wrong with a file. */
export const FAULTS = ['404', 'HTML', 'throws', 'tampered', 'hangs', 'offline'] as const;
export type Fault = (typeof FAULTS)[number];

/** Which of a remote's files it happens to. */
export const PLACES = ['entry', 'exposed', 'lazy', 'CSS'] as const;
export type Place = (typeof PLACES)[number];

/** A stylesheet throws nothing. */
export const canHappen = (place: Place, fault: Fault): boolean => place !== 'CSS' || fault !== 'throws';

/** What a proxy with a fallback page answers for a file that it does not have. */
export const HTML_BODY = '<!doctype html><title>Fieldspan</title><p>Nothing here';
export const THROWING_BODY = 'throw new Error("the drill throws");';

/** What the failure must be called, as the error catalogue has it. */
export const nameOf = (place: Place): string => (place === 'CSS' ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError');

/** `error`: it did not come; `missing`: it came and was something else; `timeout`: it never came. */
export function typeOf(place: Place, fault: Fault): string {
  if (fault === 'hangs') return 'timeout';
  const isSomethingElse = fault === 'throws' || (fault === 'HTML' && place !== 'CSS');
  return isSomethingElse ? 'missing' : 'error';
}

export const integrityOf = (body: string | Buffer): string =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** Complaints of the browser itself about what the drill does to it. */
export const isOfTheDrill = (complaint: string): boolean =>
  // A script that is HTML is an error without a word.
  /^$|Failed to load resource|preloaded using link preload|Loading (?:CSS )?chunk|Loading the entry|integrity|MIME|Refused to|RUNTIME-00|Unexpected token|the drill throws/.test(
    complaint,
  );
