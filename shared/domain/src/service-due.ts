import { daysBetween, knownDay } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';

/** From this many days before the next service on, the machine asks for attention. */
const SERVICE_SOON_DAYS = 14;

/** `days` counts to the service; on an overdue one, since it. Due today is `soon` with 0 days. */
export type ServiceDue = { state: 'none' } | { state: 'overdue' | 'soon' | 'planned'; days: number };

/**
 * Tells how near a machine's next service is.
 * @param nextService Equipment.next_service_date; the zero date counts as none
 * @param today the day where the person stands
 */
export function serviceDue(nextService: string | null, today: CalendarDay): ServiceDue {
  const day = knownDay(nextService);
  if (day === null) return { state: 'none' };
  const days = daysBetween(today, day);
  if (days < 0) return { state: 'overdue', days: -days };
  return { state: days <= SERVICE_SOON_DAYS ? 'soon' : 'planned', days };
}
