import { dayText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { Quiet } from './quiet.tsx';

/** A day in a cell; a dash where there is none. */
export function Day({ on }: { on: string | null }) {
  return <Quiet num>{dayText(on, useToday())}</Quiet>;
}
