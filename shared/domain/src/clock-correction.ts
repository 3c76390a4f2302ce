import { knownInstant } from './calendar-day.ts';

/**
 * The offset of a device's clock: milliseconds to add to get the server's.
 * @param serverTime the envelope's `time`, which is as old as the answer's way took; invalid text gives no correction
 * @param deviceMs the device's clock when the answer arrived
 */
export function clockCorrection(serverTime: string, deviceMs: number): number {
  const server = knownInstant(serverTime)?.getTime();
  return server === undefined ? 0 : server - deviceMs;
}
