import { serverCorrectionMs } from '../server-clock.ts';
import type { ClockMark } from './waited.ts';

/** This moment by all the clocks there are. */
export function clockMark(): ClockMark {
  return {
    deviceMs: Date.now(),
    correctionMs: serverCorrectionMs(),
    pageMs: performance.now(),
    page: performance.timeOrigin,
  };
}
