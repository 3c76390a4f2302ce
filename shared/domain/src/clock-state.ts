import { type Message, msg } from './message.ts';
import { knownInstant } from './calendar-day.ts';

/** The running time log, which determines the clock's state. Zero dates are `0000-00-00 00:00:00` or null. */
export type RunningLog = {
  time_in: string | null;
  time_on_site: string | null;
  clocked_in_offsite: number;
  /** Its breaks, see breaks.ts. */
  breaks_json?: string | null;
};

export type ClockState = 'out' | 'onsite' | 'offsite';

/**
 * Whether somebody is clocked in, and where (document 0 §4, Clock). They are offsite until the time of arrival is
 * known.
 */
export function clockState(log: RunningLog | null): ClockState {
  if (!log) return 'out';
  return log.clocked_in_offsite === 1 && knownInstant(log.time_on_site) === null ? 'offsite' : 'onsite';
}

/** The clock button's text for each state. */
export const CLOCK_WORDS = {
  out: msg('Clock In'),
  onsite: msg('Clock Out'),
  offsite: msg('Offsite'),
} as const satisfies Record<ClockState, Message>;
