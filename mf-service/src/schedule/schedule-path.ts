import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import type { ScheduleView } from '@fieldspan/domain/schedule-span';

/** The address of a view at a day; it keeps the choice of people. */
export const schedulePath = (view: ScheduleView, day: CalendarDay, search = ''): string =>
  `/schedule/${view}/${day}${search}`;
