/**
 * Stands in place of a password when a signed-in person goes on as somebody else of a demo company (document 0 §5).
 * It opens nothing by itself: without a session, in production and outside a demo company it is a wrong password.
 */
export const SWITCH_PASSWORD = 'placeholder';
