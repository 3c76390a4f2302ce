import { chunkLoadError } from './load-failure.ts';

/** Timeout of a script or a stylesheet in milliseconds (document 0 §9). */
export const LOAD_TIMEOUT_MS = 120_000;

/**
 * A remote comes in two turns: its entry, and then its code and styles. Each file has its own timer, which knows the
 * file's name and must end first; on a slow connection that of the second turn starts late.
 */
const TURNS = 2;
const GRACE_MS = 5_000;
const GIVEN_UP_MS = TURNS * LOAD_TIMEOUT_MS + GRACE_MS;

/**
 * Adds a timeout to loading that may otherwise hang forever.
 * @param what for the message of the timeout
 * @throws the work's own error, or a ChunkLoadError of type `timeout`
 */
export async function withinLoadTimeout<T>(what: string, work: Promise<T>): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(chunkLoadError(`Loading ${what} was given up`, { type: 'timeout' }));
  const timer = setTimeout(giveUp, GIVEN_UP_MS);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
