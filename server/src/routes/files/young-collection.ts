import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * How much may pass through before its buffers are given back. V8 by itself looks at buffers every 64 MB or so, and
 * in a long stream too few other objects are made to bring a collection about: 300 MB took 60 MB of memory, with
 * this none that a sign-in had not taken before. A collection of the young generation takes about a millisecond.
 */
const EVERY_BYTES = 8 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

let passed = 0;

/** Counts bytes that a stream has just passed on, of all streams together. */
export function notePassed(bytes: number): void {
  passed += bytes;
  if (passed < EVERY_BYTES) return;
  passed = 0;
  if (typeof collect === 'function') collect({ type: 'minor' });
}
