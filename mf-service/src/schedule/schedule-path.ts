import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import type { ScheduleView } from '@fieldspan/domain/schedule-span';

/** Address of a view at a day; whose work is shown goes along. */
export const schedulePath = (view: ScheduleView, day: CalendarDay, search = ''): string =>
  `/schedule/${view}/${day}${search}`;
