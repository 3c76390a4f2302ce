/** Name of the app's IndexedDB database. In a file of its own, because the sign-in page needs only the names. */
export const DEVICE = 'fieldspan';

/** Object store of the offline cache. */
export const KEPT_ANSWERS = 'keptAnswers';
