/** A moment by all the clocks there are. */
export type ClockMark = {
  /** The device's clock, which people and networks set. */
  deviceMs: number;
  /** What has to be added for the server's; null where no answer has come yet on this page. */
  correctionMs: number | null;
  /** Since the page was opened: nobody can set it, but it may stand still while the device sleeps. */
  pageMs: number;
  /** Which page that was. */
  page: number;
};

/**
 * How long something waited. The device's clock may have been wrong all the time, or been set in between: then the
 * server's clock decides at both ends, and what the page itself has counted is the least.
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
