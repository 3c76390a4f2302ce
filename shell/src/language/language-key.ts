/** The language that was chosen on this device; nothing there means English. */
export const LANGUAGE_KEY = 'fieldspan.language';
