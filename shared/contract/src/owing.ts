/** The code of a refusal because of a duty: agree to the terms, or enter a name, and then send the request again. */
export const OWING = 'owing';
