/** The service worker's cache of pictures that a person has seen. */
export const PICTURES_CACHE = 'fieldspan-pictures';
/** The database of answers that a person has seen (kept-answers.ts). */
export const ANSWERS_DATABASE = 'fieldspan-kept';

/** Deletes the offline cache, so that nobody else on this device sees its content. */
export function forgetKept(): void {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(ANSWERS_DATABASE);
  if ('caches' in globalThis) void caches.delete(PICTURES_CACHE);
}
