import { chunkLoadError } from './load-failure.ts';

/** After this long a script or a stylesheet is given up (document 0 §9). */
export const LOAD_TIMEOUT_MS = 120_000;

/**
 * Each file has a clock of its own, and knows what it is called. It began a little later, for another file had to come
 * before it; this long it is given to ring first.
 */
const GRACE_MS = 5_000;

/**
 * Gives up loading of which no part ever fails by itself.
 * @param what for the message of the time-out
 * @throws the work's own error, or a ChunkLoadError of type `timeout`
 */
export async function withinLoadTimeout<T>(what: string, work: Promise<T>): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(chunkLoadError(`Loading ${what} was given up`, { type: 'timeout' }));
  const timer = setTimeout(giveUp, LOAD_TIMEOUT_MS + GRACE_MS);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
