const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * Exponential back-off: 1, 2, 4 … 60 seconds, with jitter, so that a crew's phones do not all retry at once when they
 * are back online.
 * @param tries how many tries have failed, from 1
 * @param random from 0 to 1
 */
export function backOffMs(tries: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - 1));
  return Math.max(FIRST_MS, Math.round(full * (0.5 + random / 2)));
}
