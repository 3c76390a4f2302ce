import { daysBetween, knownDay } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';

/** From this many days before the next service a machine is marked. */
const SERVICE_SOON_DAYS = 14;

/** `days` until the service, or since then if it is overdue. Due today is `soon` with 0 days. */
export type ServiceDue = { state: 'none' } | { state: 'overdue' | 'soon' | 'planned'; days: number };

/**
 * How soon a machine's next service is due.
 * @param nextService Equipment.next_service_date; the zero date counts as none
 * @param today the day in the person's time zone
 */
export function serviceDue(nextService: string | null, today: CalendarDay): ServiceDue {
  const day = knownDay(nextService);
  if (day === null) return { state: 'none' };
  const days = daysBetween(today, day);
  if (days < 0) return { state: 'overdue', days: -days };
  return { state: days <= SERVICE_SOON_DAYS ? 'soon' : 'planned', days };
}
