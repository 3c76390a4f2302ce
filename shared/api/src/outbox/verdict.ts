import { OWING } from '@fieldspan/contract/owing';
import { STALE } from '@fieldspan/contract/stale';
import { isApiError } from '../api-error.ts';
import type { ApiError } from '../api-error.ts';

/**
 * What a failed try means for the item.
 * - `again`: not refused; it is retried automatically, for ever
 * - `signed-out`: waits for the next sign-in of the same person
 * - `elsewhere`: the person has switched to another tenant; waits until they are back
 * - `refused`: a retry would not help; the person decides
 */
export type Verdict = 'again' | 'signed-out' | 'elsewhere' | 'refused';

/** The server is busy or timed out, so the request was not decided. */
const NOT_AN_ANSWER = new Set([408, 425, 429]);

/** The status for a request that was written for another tenant than the session's. */
const OTHER_EMPLOYER = 409;

export function verdictOf(error: unknown): Verdict {
  if (isApiError(error)) return verdictOfCall(error);
  // The request was aborted, or the device's storage failed after the answer; the server recognises a repeat by its
  // key.
  return error instanceof DOMException ? 'again' : 'refused';
}

function verdictOfCall({ kind, status, code }: ApiError): Verdict {
  if (kind === 'network' || kind === 'server') return 'again';
  if (kind === 'unauthorised') return status === 401 ? 'signed-out' : 'refused';
  // The person is asked to agree to the terms on the same page, so a retry will succeed.
  if (code === OWING) return 'again';
  if (kind === 'refused') return 'refused';
  // Somebody changed the record in the meantime; a retry would not help, so the person must look at it.
  if (code === STALE) return 'refused';
  if (status === OTHER_EMPLOYER) return 'elsewhere';
  return NOT_AN_ANSWER.has(status) ? 'again' : 'refused';
}
