import { knownInstant, localDay } from '@fieldspan/domain/calendar-day';
import { DayCell } from './day-cell.tsx';

/** The day of a moment in a cell, if the hour does not matter; a dash for none. */
export function InstantDayCell({ at }: { at: string | null }) {
  const instant = knownInstant(at);
  return <DayCell on={instant && localDay(instant)} />;
}
