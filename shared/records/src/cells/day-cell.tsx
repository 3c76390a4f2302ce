import { dayText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { Muted } from './muted.tsx';

/** A day in a cell; a dash for none. */
export function DayCell({ on }: { on: string | null }) {
  return <Muted num>{dayText(on, useToday())}</Muted>;
}
