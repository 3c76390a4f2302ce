import { knownInstant, localDay } from '@fieldspan/domain/calendar-day';
import { DayCell } from './day-cell.tsx';

/** The day of a moment in a cell, where the hour says nothing; a dash where there is none. */
export function InstantDayCell({ at }: { at: string | null }) {
  const instant = knownInstant(at);
  return <DayCell on={instant && localDay(instant)} />;
}
