import type { Schedule } from '@fieldspan/contract/schedule-calls';
import { localDay } from '@fieldspan/domain/calendar-day';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { clockText, weekdayText } from '@fieldspan/domain/weekday-text';
import type { Bar, BoardRow } from './board-rows.ts';

/** What somebody does on one day: whether they are away, and every visit that touches the day, in order. */
export type PaperCell = { day: CalendarDay; isAway: boolean; bars: readonly Bar[] };

export const paperCells = (
  { person, bars }: BoardRow,
  days: readonly CalendarDay[],
  leaves: Schedule['leaves'],
): PaperCell[] =>
  days.map((day) => ({
    day,
    isAway: leaves.some(({ user_id, from_on, to_on }) => user_id === person.id && from_on <= day && day <= to_on),
    bars: bars.filter(({ startsMs, endsMs }) => dayOf(startsMs) <= day && day <= dayOf(endsMs - 1)),
  }));

/** `08:00–09:30`; with the days where it goes over midnight. */
export function paperTimes({ startsMs, endsMs }: Pick<Bar, 'startsMs' | 'endsMs'>): string {
  const isOneDay = dayOf(startsMs) === dayOf(endsMs - 1);
  const text = (ms: number) => {
    const clock = clockText(new Date(ms).toISOString());
    return isOneDay ? clock : `${weekdayText(dayOf(ms))} ${clock}`;
  };
  return `${text(startsMs)}–${text(endsMs)}`;
}

const dayOf = (ms: number): CalendarDay => localDay(new Date(ms));
