import { OWING } from '@fieldspan/contract/owing';
import { STALE } from '@fieldspan/contract/stale';
import { isApiError } from '../api-error.ts';
import type { ApiError } from '../api-error.ts';

/**
 * What a failed try means for the item.
 * - `again`: nobody said no; by itself, for ever
 * - `signed-out`: waits for the next sign-in of the same person
 * - `elsewhere`: the person works for another employer now; waits until they are back
 * - `refused`: trying the same again would not help; the person decides
 */
export type Verdict = 'again' | 'signed-out' | 'elsewhere' | 'refused';

/** The server is busy or gave up waiting: no answer to what was asked. */
const NOT_AN_ANSWER = new Set([408, 425, 429]);

/** The server refuses with this what was written for another employer than the one of the session. */
const OTHER_EMPLOYER = 409;

export function verdictOf(error: unknown): Verdict {
  if (isApiError(error)) return verdictOfCall(error);
  // Stopped, or the device's storage failed after the answer: the server knows a repeat by its key.
  return error instanceof DOMException ? 'again' : 'refused';
}

function verdictOfCall({ kind, status, code }: ApiError): Verdict {
  if (kind === 'network' || kind === 'server') return 'again';
  if (kind === 'unauthorised') return status === 401 ? 'signed-out' : 'refused';
  // Terms to agree to stand before the person on the same page.
  if (code === OWING) return 'again';
  if (kind === 'refused') return 'refused';
  // Somebody changed the record meanwhile: waiting would not help, the person looks at it.
  if (code === STALE) return 'refused';
  if (status === OTHER_EMPLOYER) return 'elsewhere';
  return NOT_AN_ANSWER.has(status) ? 'again' : 'refused';
}
