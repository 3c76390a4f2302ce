import { Refusal } from '../../http/errors.ts';

const DAY_MS = 86_400_000;

/** Longer than a week off the net is not a wait that a clock should answer for. */
const LONGEST_WAIT_MS = 7 * DAY_MS;

/**
 * When somebody pressed the clock, by the server's own time: a device's clock is never asked.
 * @param now when the request came; the answer never lies after it
 * @param waitedMs how long the press waited on the device, not negative
 * @throws Refusal after more than seven days: a person enters such a time
 */
export function pressedAt(now: Date, waitedMs: number): Date {
  if (waitedMs > LONGEST_WAIT_MS)
    throw new Refusal('This punch waited longer than 7 days to be sent. Ask the office to enter the time.');
  return new Date(now.getTime() - waitedMs);
}
