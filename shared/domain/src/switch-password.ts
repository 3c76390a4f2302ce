/**
 * A placeholder instead of a password when a signed-in person switches to another user of a demo company (document 0
 * §5). It grants nothing by itself: without a session, in production or outside a demo company it is a wrong password.
 */
export const SWITCH_PASSWORD = 'placeholder';
