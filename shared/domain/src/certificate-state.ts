import { daysBetween, knownDay } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';

/** From so many days before its end a certificate is worth a look, and then asks for a date at the course. */
const SOON_DAYS = 60;
const ENDING_DAYS = 30;

/** `days` counts to the end, on an expired one since it. `lasting` has no end. */
export type CertificateState = { kind: 'lasting' } | { kind: 'valid' | 'soon' | 'ending' | 'expired'; days: number };

/** The last day counts: what ends today is still held. */
export function certificateState(expires: string | null, today: CalendarDay): CertificateState {
  const day = knownDay(expires);
  if (day === null) return { kind: 'lasting' };
  const days = daysBetween(today, day);
  if (days < 0) return { kind: 'expired', days: -days };
  if (days <= ENDING_DAYS) return { kind: 'ending', days };
  return { kind: days <= SOON_DAYS ? 'soon' : 'valid', days };
}
