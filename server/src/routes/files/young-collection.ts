import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * After this many streamed bytes a minor garbage collection runs. V8 by itself looks at buffers only about every 64 MB,
 * and a long stream creates too few other objects to trigger a collection: streaming 300 MB needed 60 MB of memory;
 * with this, no more than a sign-in needs. A minor collection takes about a millisecond.
 */
const EVERY_BYTES = 8 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

let passed = 0;

/** Counts bytes that a stream has passed on; the counter is shared by all streams. */
export function notePassed(bytes: number): void {
  passed += bytes;
  if (passed < EVERY_BYTES) return;
  passed = 0;
  if (typeof collect === 'function') collect({ type: 'minor' });
}
