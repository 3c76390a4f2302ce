import { isError } from '@fieldspan/domain/is-error';
/**
 * How a call can fail (document 0 §8).
 * - `network`: no answer came, or somebody else's: an edge without a server, a captive portal
 * - `server`: status 500, or an answer that is not what the contract says
 * - `unauthorised`: 401 or 403: the session is no longer valid. A 403 of a session that is good is `refused`
 * - `status`: another status that is not OK
 * - `refused`: answered with success false: the server says why
 */
export type ApiErrorKind = 'network' | 'server' | 'unauthorised' | 'status' | 'refused';

type Details = {
  call: string;
  status?: number;
  errors?: readonly string[];
  message?: string | null;
  code?: string | undefined;
  data?: unknown;
  cause?: unknown;
};

/** The one error that calls throw. Words for people come from `explain`, never from `message`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly call: string;
  /** HTTP status, of whoever answered; 0 when no answer came. */
  readonly status: number;
  /** The server's own texts, in its order. */
  readonly errors: readonly string[];
  readonly serverMessage: string | null;
  /** Tells failures of one status apart. */
  readonly code: string | undefined;
  /** What the server gave to go on with. */
  readonly data: unknown;

  constructor(kind: ApiErrorKind, details: Details) {
    super(`${details.call}: ${kind}${details.status ? ` ${details.status}` : ''}`, { cause: details.cause });
    this.kind = kind;
    this.call = details.call;
    this.status = details.status ?? 0;
    this.errors = details.errors ?? [];
    this.serverMessage = details.message ?? null;
    this.code = details.code;
    this.data = details.data;
  }
}

/** Told by name: two bundles may hold two copies of the class. */
export function isApiError(error: unknown): error is ApiError {
  return isError(error) && error.name === 'ApiError' && 'kind' in error;
}
