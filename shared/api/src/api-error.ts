import type { Sentence } from '@fieldspan/contract/sentence';
import { isError } from '@fieldspan/domain/is-error';
/**
 * How a call can fail (document 0 §8).
 * - `network`: no answer, or the answer of something else: an edge without a server, a captive portal
 * - `server`: status 500, or an answer that violates the contract
 * - `unauthorised`: 401 or 403, and the session is no longer valid; a 403 in a valid session is `refused`
 * - `status`: any other status that is not OK
 * - `refused`: an answer with success false; the server says why
 */
export type ApiErrorKind = 'network' | 'server' | 'unauthorised' | 'status' | 'refused';

type Details = {
  call: string;
  status?: number;
  errors?: readonly string[];
  sentences?: readonly (Sentence | null)[] | undefined;
  message?: string | null;
  code?: string | undefined;
  data?: unknown;
  cause?: unknown;
};

/** The only error that calls throw. Sentences for people come from `explain`, never from `message`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly call: string;
  /** HTTP status of whatever answered; 0 without an answer. */
  readonly status: number;
  /** The server's sentences, in its order. */
  readonly errors: readonly string[];
  /** Beside each of `errors`: what other languages make it of. Missing from servers of earlier releases. */
  readonly sentences: readonly (Sentence | null)[];
  readonly serverMessage: string | null;
  /** Machine-readable code that distinguishes failures with the same status. */
  readonly code: string | undefined;
  /** Data from the server that the client needs to continue. */
  readonly data: unknown;

  constructor(kind: ApiErrorKind, details: Details) {
    super(`${details.call}: ${kind}${details.status ? ` ${details.status}` : ''}`, { cause: details.cause });
    this.kind = kind;
    this.call = details.call;
    this.status = details.status ?? 0;
    this.errors = details.errors ?? [];
    this.sentences = details.sentences ?? [];
    this.serverMessage = details.message ?? null;
    this.code = details.code;
    this.data = details.data;
  }
}

/** Compares the name, because two bundles may contain two copies of the class. */
export function isApiError(error: unknown): error is ApiError {
  return isError(error) && error.name === 'ApiError' && 'kind' in error;
}
