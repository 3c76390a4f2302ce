import { DEVICE, KEPT_ANSWERS } from '../device/device-name.ts';

/** The service worker's cache of pictures that a person has seen. */
export const PICTURES_CACHE = 'fieldspan-pictures';

/** Plans that a person keeps on this device, with the small pictures of their sheets. */
export const PLANS_CACHE = 'fieldspan-plans';

/** Where in localStorage it says which these are. */
export const KEPT_SETS = 'fieldspan.kept-sets';

/** The offline cache of earlier releases. */
const EARLIER_ANSWERS = 'fieldspan-kept';

/** Deletes the offline cache, so that nobody else on this device sees its content. */
export function forgetKept(): void {
  try {
    if ('indexedDB' in globalThis) forgetAnswers();
  } catch {
    // A browser that forbids IndexedDB has cached nothing.
  }
  if (!('caches' in globalThis)) return;
  void caches.delete(PICTURES_CACHE);
  localStorage.removeItem(KEPT_SETS);
  void caches.delete(PLANS_CACHE);
}

/** Without the idb library, because this is part of the sign-in page. */
function forgetAnswers(): void {
  indexedDB.deleteDatabase(EARLIER_ANSWERS);
  const opening = indexedDB.open(DEVICE);
  // Don't create the database if it does not exist.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
  opening.addEventListener('success', () => {
    const device = opening.result;
    device.transaction(KEPT_ANSWERS, 'readwrite').objectStore(KEPT_ANSWERS).clear();
    // Waits for the transaction.
    device.close();
  });
}
