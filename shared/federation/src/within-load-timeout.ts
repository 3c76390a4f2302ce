import { chunkLoadError } from './load-failure.ts';

/** Timeout of a script or a stylesheet in milliseconds (document 0 §9). */
export const LOAD_TIMEOUT_MS = 120_000;

/**
 * Each file has its own timer, which knows the file's name. It may have started a little later, when another file had
 * to load first, so it gets this much longer to fire first.
 */
const GRACE_MS = 5_000;

/**
 * Adds a timeout to loading that may otherwise hang forever.
 * @param what for the message of the timeout
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
