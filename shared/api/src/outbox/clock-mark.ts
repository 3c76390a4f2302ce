import { serverCorrectionMs } from '../server-clock.ts';
import type { ClockMark } from './waited.ts';

/** The current moment on all available clocks. */
export function clockMark(): ClockMark {
  return {
    deviceMs: Date.now(),
    correctionMs: serverCorrectionMs(),
    pageMs: performance.now(),
    page: performance.timeOrigin,
  };
}
