import { isApiError } from '@fieldspan/api/api-error';
import { type CodeOrigin, codeOrigin } from '@fieldspan/api/code-origin';
import { isError } from '@fieldspan/domain/is-error';
import { listenToUncaught, type Uncaught } from './uncaught.ts';

/** The same error again within this time is not told: a loop must not fill the log. */
const QUIET_MS = 60_000;
const MOST_KNOWN = 200;

/** `origin` is null when nothing of the error leads to a file of ours: a rejection with a text, say. */
type Heard = { error: unknown; origin: CodeOrigin | null };

/** Ends of something that somebody asked for, and what was told elsewhere already. */
const EXPECTED = new Set(['AbortError', 'CancelledError']);
/** The browser says so when an observer needs another round. Nothing is wrong. */
const OBSERVER_LOOP = /^ResizeObserver loop/;

function isExpected(error: unknown): boolean {
  if (!isError(error)) return false;
  return isApiError(error) || EXPECTED.has(error.name) || OBSERVER_LOOP.test(error.message);
}

/** A stack in which only files of others stand, such as a browser extension's, is none of ours. */
function isForeign(stack: string, origin: CodeOrigin | null): boolean {
  return origin === null && /\w+-extension:\/\//.test(stack);
}

/** Calls back with each new error until a minute after it was last told. */
class NewErrors {
  readonly #toldAt = new Map<string, number>();
  readonly #tell: (heard: Heard) => void;

  constructor(tell: (heard: Heard) => void) {
    this.#tell = tell;
  }

  /** @param place address of the file, where the event knows it and the error does not */
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

/** What the policy stopped, as an error: the page's own code asked for something that it may not have. */
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
 * Hears of errors that nobody caught: in event handlers, timers and promises, and of what the content policy stopped;
 * also of those from before. The console says them as ever.
 * @param tell once per distinct error and minute
 * @returns the function that ends it
 */
export function followErrors(tell: (heard: Heard) => void): () => void {
  const errors = new NewErrors(tell);
  return listenToUncaught((event) => hearEvent(errors, event));
}
