import type { CalendarDay } from '../calendar-day.ts';

type Dated = { union_id: number; effective_from: CalendarDay };

/** The version of an agreement that is in force on a day: the last one that has begun. */
export const versionOn = <V extends Dated>(versions: readonly V[], unionId: number, day: CalendarDay): V | undefined =>
  versions
    .filter(({ union_id, effective_from }) => union_id === unionId && effective_from <= day)
    .toSorted((one, other) => one.effective_from.localeCompare(other.effective_from))
    .at(-1);
