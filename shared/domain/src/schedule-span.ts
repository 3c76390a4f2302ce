import dayjs from 'dayjs';
import { knownDay } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';
import { dateText, daysText } from './date-text.ts';

export const SCHEDULE_VIEWS = ['day', 'week', 'fortnight', 'month'] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

export const isScheduleView = (text: string | undefined): text is ScheduleView =>
  SCHEDULE_VIEWS.some((view) => view === text);

/** The days that a view shows, in order. A month shows whole weeks; weeks start on Monday. */
export type ScheduleSpan = { first: CalendarDay; days: CalendarDay[]; before: CalendarDay; after: CalendarDay };

const SHAPE = 'YYYY-MM-DD';

/** The Monday of a day's week. */
export function mondayOf(day: CalendarDay): CalendarDay {
  const date = dayjs(day);
  return date.subtract((date.day() + 6) % 7, 'day').format(SHAPE);
}

/** The days of the view that contains a day, and the corresponding day in the previous and next view. */
export function scheduleSpan(view: ScheduleView, day: CalendarDay): ScheduleSpan {
  const date = dayjs(day);
  const step = (count: number) =>
    (view === 'fortnight' ? date.add(2 * count, 'week') : date.add(count, view)).format(SHAPE);
  const [first, count] = firstAndCount(view, day);
  const days = Array.from({ length: count }, (_, at) => dayjs(first).add(at, 'day').format(SHAPE));
  return { first, days, before: step(-1), after: step(1) };
}

function firstAndCount(view: ScheduleView, day: CalendarDay): [CalendarDay, number] {
  if (view === 'day') return [day, 1];
  if (view === 'week') return [mondayOf(day), 7];
  if (view === 'fortnight') return [mondayOf(day), 14];
  const month = dayjs(day).startOf('month');
  const first = mondayOf(month.format(SHAPE));
  const shown = month.endOf('month').diff(dayjs(first), 'day') + 1;
  return [first, Math.ceil(shown / 7) * 7];
}

/** The instants at which a range of days starts and ends, in the device's time zone. */
export function spanInstants(days: readonly CalendarDay[]): { from: string; until: string } {
  const [first = ''] = days;
  const last = days.at(-1) ?? first;
  return { from: dayjs(first).toISOString(), until: dayjs(last).add(1, 'day').toISOString() };
}

/** The day in a URL if it is valid, otherwise the given one. */
export const dayInAddress = (text: string | undefined, otherwise: CalendarDay): CalendarDay =>
  knownDay(text ?? null) ?? otherwise;

/** The title of a view: the day, the days of the week or of two, or the month. */
export function spanText(view: ScheduleView, day: CalendarDay): string {
  const date = dayjs(day);
  if (view === 'day') return dateText(date, 'dddd, MMM D, YYYY');
  if (view === 'month') return dateText(date, 'MMMM YYYY');
  const monday = dayjs(mondayOf(day));
  return daysText(monday, monday.add(view === 'fortnight' ? 13 : 6, 'day'));
}
