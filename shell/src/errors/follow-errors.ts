import { isApiError } from '@fieldspan/api/api-error';
import { type CodeOrigin, codeOrigin } from '@fieldspan/api/code-origin';
import { isError } from '@fieldspan/domain/is-error';
import { listenToUncaught, type Uncaught } from './uncaught.ts';

/** The same error is not reported again within this time, so that a loop cannot fill the log. */
const QUIET_MS = 60_000;
const MOST_KNOWN = 200;

/** `origin` is null when nothing in the error names a file of ours, for example a rejection with a text. */
type Heard = { error: unknown; origin: CodeOrigin | null };

/** Cancelled requests, and errors that were already reported elsewhere. */
const EXPECTED = new Set(['AbortError', 'CancelledError']);
/** Harmless: the browser reports it when a ResizeObserver needs another round. */
const OBSERVER_LOOP = /^ResizeObserver loop/;

function isExpected(error: unknown): boolean {
  if (!isError(error)) return false;
  return isApiError(error) || EXPECTED.has(error.name) || OBSERVER_LOOP.test(error.message);
}

/** A stack that contains only foreign files, such as a browser extension's, is not ours. */
function isForeign(stack: string, origin: CodeOrigin | null): boolean {
  return origin === null && /\w+-extension:\/\//.test(stack);
}

/** Calls back with each new error; repetitions count as new after a minute. */
class NewErrors {
  readonly #toldAt = new Map<string, number>();
  readonly #tell: (heard: Heard) => void;

  constructor(tell: (heard: Heard) => void) {
    this.#tell = tell;
  }

  /** @param place address of the file, if the event has it and the error does not */
  hear(error: unknown, place: string): void {
    const stack = isError(error) ? (error.stack ?? '') : '';
    const origin = codeOrigin(`${stack}\n${place}`);
    if (isExpected(error) || isForeign(`${stack}\n${place}`, origin) || !this.#isNew(error, origin)) return;
    this.#tell({ error, origin });
  }

  #isNew(error: unknown, origin: CodeOrigin | null): boolean {
    const key = `${origin?.remote} ${origin?.release} ${String(error)}`;
    const now = Date.now();
    if (now - (this.#toldAt.get(key) ?? -QUIET_MS) < QUIET_MS) return false;
    this.#toldAt.delete(key);
    this.#toldAt.set(key, now);
    const [oldest = key] = this.#toldAt.keys();
    if (this.#toldAt.size > MOST_KNOWN) this.#toldAt.delete(oldest);
    return true;
  }
}

/** A content-policy violation as an error: the page's own code requested something that is not allowed. */
function policyError({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): Error {
  const from = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
  const error = new Error(`${effectiveDirective} does not allow ${from}`);
  error.name = 'SecurityPolicyViolation';
  error.stack = '';
  return error;
}

function hearEvent(errors: NewErrors, event: Uncaught): void {
  if ('reason' in event) errors.hear(event.reason, '');
  else if ('effectiveDirective' in event) errors.hear(policyError(event), event.sourceFile);
  else errors.hear(event.error ?? new Error(event.message), event.filename);
}

/**
 * Subscribes to uncaught errors (event handlers, timers, promises) and content-policy violations, including earlier
 * ones. The console still shows them.
 * @param tell called once per distinct error and minute
 * @returns a function that unsubscribes
 */
export function followErrors(tell: (heard: Heard) => void): () => void {
  const errors = new NewErrors(tell);
  return listenToUncaught((event) => hearEvent(errors, event));
}
