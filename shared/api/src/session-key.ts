/**
 * The localStorage key of the session. In a file of its own, so that the first script can read it without loading more
 * code.
 */
export const SESSION_KEY = 'fieldspan.session';
