/** The one box in which threads are begun. */
export const NEW_THREAD_BOX = 'new';
