const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * How long to wait before the next try: 1, 2, 4 … 60 seconds, spread so that a crew's phones that come back into
 * the network together do not all call at once.
 * @param tries how often it was tried in vain, from 1
 * @param random from 0 to 1
 */
export function backOffMs(tries: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - 1));
  return Math.max(FIRST_MS, Math.round(full * (0.5 + random / 2)));
}
