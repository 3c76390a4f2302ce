import { knownInstant } from './calendar-day.ts';

/**
 * How far a device's clock is from the server's: milliseconds to add to the device's clock.
 * @param serverTime the envelope's `time`, as old as the answer was on its way; text that is no instant corrects nothing
 * @param deviceMs the device's clock when the answer came
 */
export function clockCorrection(serverTime: string, deviceMs: number): number {
  const server = knownInstant(serverTime)?.getTime();
  return server === undefined ? 0 : server - deviceMs;
}
