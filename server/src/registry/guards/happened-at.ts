/** A device that was without a network for longer has another problem. */
const LONGEST_WAIT_MS = 90 * 24 * 3_600_000;

/** When something happened that a device reports: when it arrived, less how long it waited there, in milliseconds. */
export const happenedAt = (waitedMs: unknown): string =>
  new Date(Date.now() - Math.min(Number(waitedMs ?? 0), LONGEST_WAIT_MS)).toISOString();
