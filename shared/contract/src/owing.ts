/** The code of a refusal that only says: agree to the terms, or fill out your name, and then send it again. */
export const OWING = 'owing';
