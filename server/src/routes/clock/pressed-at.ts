import { Refusal } from '../../http/errors.ts';

const DAY_MS = 86_400_000;

/** A press that was offline for longer than a week is not accepted. */
const LONGEST_WAIT_MS = 7 * DAY_MS;

/**
 * When the person pressed the clock, calculated from the server's time; the device's clock is not trusted.
 * @param now when the request arrived; the result is never later
 * @param waitedMs how long the press was queued on the device, not negative
 * @throws Refusal after more than seven days: a person must enter such a time
 */
export function pressedAt(now: Date, waitedMs: number): Date {
  if (waitedMs > LONGEST_WAIT_MS)
    throw new Refusal('This punch waited longer than 7 days to be sent. Ask the office to enter the time.');
  return new Date(now.getTime() - waitedMs);
}
