/** One moment on all available clocks. */
export type ClockMark = {
  /** The device's clock, which people and networks can change. */
  deviceMs: number;
  /** The offset to the server's clock; null before the first answer on this page. */
  correctionMs: number | null;
  /** Milliseconds since the page was opened. Nobody can change it, but it may stop while the device sleeps. */
  pageMs: number;
  /** Identifies the page that `pageMs` belongs to. */
  page: number;
};

/**
 * How long something waited. The device's clock may be wrong or may have been changed in between, so both ends are
 * corrected by the server's clock; the time counted by the page is the minimum.
 */
export function waitedMs(from: ClockMark, to: ClockMark): number {
  const counted = from.page === to.page ? to.pageMs - from.pageMs : 0;
  return Math.max(0, Math.round(counted), Math.round(serverMs(from, to)));
}

function serverMs(from: ClockMark, to: ClockMark): number {
  const byDevice = to.deviceMs - from.deviceMs;
  if (from.correctionMs === null || to.correctionMs === null) return byDevice;
  return byDevice + to.correctionMs - from.correctionMs;
}
