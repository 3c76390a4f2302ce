import { daysBetween, knownDay } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';

/** From SOON_DAYS before its expiry a certificate is marked, from ENDING_DAYS on a course should be booked. */
const SOON_DAYS = 60;
const ENDING_DAYS = 30;

/** `days` until expiry, or since then if it is expired. `lasting` has no expiry. */
export type CertificateState = { kind: 'lasting' } | { kind: 'valid' | 'soon' | 'ending' | 'expired'; days: number };

/** A certificate is still valid on its last day. */
export function certificateState(expires: string | null, today: CalendarDay): CertificateState {
  const day = knownDay(expires);
  if (day === null) return { kind: 'lasting' };
  const days = daysBetween(today, day);
  if (days < 0) return { kind: 'expired', days: -days };
  if (days <= ENDING_DAYS) return { kind: 'ending', days };
  return { kind: days <= SOON_DAYS ? 'soon' : 'valid', days };
}
