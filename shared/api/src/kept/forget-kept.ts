/** Pictures that a person saw, kept by the service worker. */
export const PICTURES_CACHE = 'fieldspan-pictures';
/** Answers that a person saw, kept by kept-answers.ts. */
export const ANSWERS_DATABASE = 'fieldspan-kept';

/** Deletes what this browser keeps for looking at without a connection: nobody else on the device shall see it. */
export function forgetKept(): void {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(ANSWERS_DATABASE);
  if ('caches' in globalThis) void caches.delete(PICTURES_CACHE);
}
