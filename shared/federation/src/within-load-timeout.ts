import { loadTimeout } from './load-failure.ts';

/** After this long a script or a stylesheet is given up (document 0 §9). */
export const LOAD_TIMEOUT_MS = 120_000;

/**
 * Gives loading up after LOAD_TIMEOUT_MS. A stylesheet that hangs never fails by itself.
 * @param what for the message of the time-out
 * @throws the work's own error, or a ChunkLoadError of type `timeout`
 */
export async function withinLoadTimeout<T>(what: string, work: Promise<T>): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(loadTimeout(what, LOAD_TIMEOUT_MS)), LOAD_TIMEOUT_MS);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
