import { knownInstant, localDay } from '@fieldspan/domain/calendar-day';
import { Day } from './day.tsx';

/** The day of a moment in a cell, where the hour says nothing; a dash where there is none. */
export function DayOf({ at }: { at: string | null }) {
  const instant = knownInstant(at);
  return <Day on={instant && localDay(instant)} />;
}
