import { isApiError } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import { sentenceText } from '@fieldspan/contract/sentence';
import { msg } from '@fieldspan/domain/message';
import { worded } from '@fieldspan/domain/page-language';

/** A message for a person: one sentence, and a list of reasons if there are several. */
export type Explanation = { text: string; list: readonly string[] };

const SYSTEM_ERROR = msg(
  "Sorry! We've encountered an unexpected system error -- the team has been notified and we will resolve it shortly!",
);
const OFFLINE_ERROR = msg(
  'Unable to contact the server... you appear to be offline, please check your network connection',
);
/** Something answers, but it is not the server. */
const NO_SERVER_ERROR = msg('The server cannot be reached at the moment. Please try again in a minute.');
const MANY = msg('There were some errors:');
const WRONG_CREDENTIALS = msg('Incorrect credentials');

/**
 * Turns any error into words, from the error catalogue (document 0 §8) word for word. Nothing else may do so. An error
 * that is not an ApiError is a bug and reads as the system error.
 */
export function explain(error: unknown): Explanation {
  if (!isApiError(error)) return single(SYSTEM_ERROR);
  if (error.kind === 'network')
    return single(error.status === 0 ? OFFLINE_ERROR : (error.errors[0] ?? NO_SERVER_ERROR));
  if (error.kind === 'server') return single(SYSTEM_ERROR);
  return reasons(error);
}

/** For the sign-in page: the generic 'Request failed' becomes 'Incorrect credentials' (document 0 §5). */
export function explainSignIn(error: unknown): Explanation {
  if (!isApiError(error) || error.kind === 'network' || error.kind === 'server') return explain(error);
  return single(isPasswordRefused(error) ? WRONG_CREDENTIALS : (error.errors[0] ?? WRONG_CREDENTIALS));
}

/** Whether a sign-in failed for its e-mail or password; any other refusal says that both were right. */
export function isPasswordRefused(error: unknown): boolean {
  if (!isApiError(error) || error.kind === 'network' || error.kind === 'server') return false;
  const [first] = error.errors;
  return first === undefined || first === 'Request failed' || first === WRONG_CREDENTIALS;
}

function reasons(error: ApiError): Explanation {
  const [first, ...more] = error.errors.map((english, place) => saidBy(error, place) ?? worded(english));
  if (first !== undefined)
    return more.length === 0 ? { text: first, list: [] } : { text: worded(MANY), list: [first, ...more] };
  return single(error.serverMessage ?? `There was a problem with your request (code ${error.status})`);
}

/** A sentence with values in it, in the language of the page. */
function saidBy({ sentences }: ApiError, place: number): string | null {
  const sentence = sentences[place];
  return sentence ? sentenceText(sentence, worded) : null;
}

function single(text: string): Explanation {
  return { text: worded(text), list: [] };
}
