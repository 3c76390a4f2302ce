/**
 * The state of a filled form. `changed`: somebody signed an earlier revision and not the newest; `to-review`: it has
 * flagged answers, and nobody has reviewed it; `inactive`: deactivated, or past its expiry.
 */
export const FORM_STATES = ['changed', 'to-sign', 'to-review', 'complete', 'inactive'] as const;
