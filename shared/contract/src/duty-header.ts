/**
 * Header of a refusal that names what the person must do first. `second-factor`: set one up; `single-sign-on`: sign in
 * with the company's own provider.
 */
export const DUTY_HEADER = 'account-duty';
