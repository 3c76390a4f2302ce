/** Where the session stands in localStorage. Of its own, so that the first script can look without loading the rest. */
export const SESSION_KEY = 'fieldspan.session';
