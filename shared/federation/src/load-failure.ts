import { isError } from '@fieldspan/domain/is-error';
/** Why the code or styles of a remote could not be loaded. */
export type LoadFailure = {
  /** The error catalogue's name; `Error` and the like for a fault in the remote's own code. */
  name: string;
  /**
   * How it failed: `error` the request failed, `missing` it loaded but was not the expected module, `timeout`; null
   * when unknown.
   */
  type: string | null;
  /** The request may still hang, and a retry would join it: only reloading the page helps. */
  isTimeout: boolean;
  /** Address of the file, if the error contains it. */
  request: string | null;
};

const CHUNK_LOAD_ERROR = 'ChunkLoadError';
const CSS_CHUNK_LOAD_FAILED = 'CSS_CHUNK_LOAD_FAILED';
/** The federation runtime's codes for an entry script that defines nothing, and for one that is missing or threw. */
const ENTRY_FAILED = /RUNTIME-00[18]/;

/** Classifies a load error. Checks names and codes instead of classes, because the error comes from another bundle. */
export function loadFailureOf(error: unknown): LoadFailure {
  if (!isError(error)) return { name: 'Error', type: null, isTimeout: false, request: null };
  const name = nameOf(error);
  const type = textOf(error, 'type') ?? (ENTRY_FAILED.test(error.message) ? entryType(error) : null);
  const isTimeout = type === 'timeout' && isLoadFailure({ name });
  return { name, type, isTimeout, request: textOf(error, 'request') };
}

function nameOf(error: Error): string {
  if (textOf(error, 'code') === CSS_CHUNK_LOAD_FAILED) return CSS_CHUNK_LOAD_FAILED;
  return ENTRY_FAILED.test(error.message) ? CHUNK_LOAD_ERROR : error.name;
}

function entryType({ message }: Error): string {
  if (message.includes('timed out')) return 'timeout';
  return message.includes('ScriptNetworkError') ? 'error' : 'missing';
}

/** Whether the remote's files are at fault, not its code. */
export function isLoadFailure({ name }: Pick<LoadFailure, 'name'>): boolean {
  return name === CHUNK_LOAD_ERROR || name === CSS_CHUNK_LOAD_FAILED;
}

/** An error like the one that the build's own loader throws for a script. */
export function chunkLoadError(message: string, failure: Partial<LoadFailure>, cause?: unknown): Error {
  const { type, request } = failure;
  return Object.assign(new Error(message, { cause }), { name: CHUNK_LOAD_ERROR, type, request });
}

function textOf(error: Error, key: 'code' | 'type' | 'request'): string | null {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : null;
}
