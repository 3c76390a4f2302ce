/** The times of a log in milliseconds since 1970; null if missing. */
export type LogTimes = { inMs: number | null; outMs: number | null; breakHours: number };

const HOUR_MS = 3_600_000;
/** Tolerance for differences between clocks of devices and servers. */
const AHEAD_MS = 5 * 60_000;
const LONGEST_LOG_HOURS = 24;

/**
 * Problems of a log's times, as sentences for the person; empty if there are none.
 * @param nowMs the server's clock
 */
export function timeLogProblems({ inMs, outMs, breakHours }: LogTimes, nowMs: number): string[] {
  if (inMs === null) return ['A time log needs the time at which it began.'];
  const problems: string[] = [];
  if (inMs > nowMs + AHEAD_MS) problems.push('In is in the future.');
  if (outMs !== null) problems.push(...endProblems(inMs, outMs, nowMs));
  if (breakHours < 0) problems.push('The break must not be negative.');
  else if (outMs !== null && outMs >= inMs && breakHours * HOUR_MS > outMs - inMs)
    problems.push('The break is longer than the time between in and out.');
  return problems;
}

function endProblems(inMs: number, outMs: number, nowMs: number): string[] {
  if (outMs < inMs) return ['Out is before in.'];
  const problems: string[] = [];
  if (outMs > nowMs + AHEAD_MS) problems.push('Out is in the future.');
  if (outMs - inMs > LONGEST_LOG_HOURS * HOUR_MS)
    problems.push(`A time log must not be longer than ${LONGEST_LOG_HOURS} hours. Split it into days.`);
  return problems;
}

/** Hours worked: the time between in and out minus the break, rounded to hundredths. */
export function loggedHours(inMs: number, outMs: number, breakHours: number): number {
  return Math.max(0, Math.round(((outMs - inMs) / HOUR_MS - breakHours) * 100) / 100);
}
