/** Why code or styles of a remote did not come. */
export type LoadFailure = {
  /** As the error catalogue calls it; `Error` and the like for a fault in the remote's own code. */
  name: string;
  /** The fetch may still hang and would be joined by a retry: only loading the page anew helps. */
  isTimeout: boolean;
  /** Address of the file, as far as the error knows it. */
  request: string | null;
};

const CHUNK_LOAD_ERROR = 'ChunkLoadError';
const CSS_CHUNK_LOAD_FAILED = 'CSS_CHUNK_LOAD_FAILED';
/** The federation runtime's codes for an entry script that defines nothing, and for one that is missing or threw. */
const ENTRY_FAILED = /RUNTIME-00[18]/;

/**
 * Tells what kind of failure an error is.
 * Guards look at names and codes, for the error comes from another bundle.
 */
export function loadFailureOf(error: unknown): LoadFailure {
  if (!(error instanceof Error)) return { name: 'Error', isTimeout: false, request: null };
  const request = textOf(error, 'request');
  if (textOf(error, 'code') === CSS_CHUNK_LOAD_FAILED)
    return { name: CSS_CHUNK_LOAD_FAILED, isTimeout: false, request };
  if (error.name === CHUNK_LOAD_ERROR) {
    return { name: CHUNK_LOAD_ERROR, isTimeout: textOf(error, 'type') === 'timeout', request };
  }
  if (!ENTRY_FAILED.test(error.message)) return { name: error.name, isTimeout: false, request };
  return { name: CHUNK_LOAD_ERROR, isTimeout: error.message.includes('timed out'), request };
}

/** Whether the remote's files are at fault, not its code. */
export function isLoadFailure({ name }: LoadFailure): boolean {
  return name === CHUNK_LOAD_ERROR || name === CSS_CHUNK_LOAD_FAILED;
}

/** The error of something that was given up after `timeoutMs`, in the shape that the build's own loader throws. */
export function loadTimeout(what: string, timeoutMs: number): Error {
  const error = new Error(`Loading ${what} was given up after ${timeoutMs / 1000} s`);
  error.name = CHUNK_LOAD_ERROR;
  return Object.assign(error, { type: 'timeout' });
}

function textOf(error: Error, key: 'code' | 'type' | 'request'): string | null {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : null;
}
