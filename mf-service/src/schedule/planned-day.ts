import type { PlannedService, StartingProject } from '@fieldspan/api/queries/schedule';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';

/** Everything planned on one day. */
export type PlannedDay = {
  day: CalendarDay;
  isToday: boolean;
  services: readonly PlannedService[];
  projects: readonly StartingProject[];
};
