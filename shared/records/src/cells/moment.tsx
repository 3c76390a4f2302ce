import { momentText } from '@fieldspan/domain/day-text';
import { useNow } from '@fieldspan/federation/now';
import { Quiet } from './quiet.tsx';

/** A moment in a cell, on one line; a dash where there is none. */
export function Moment({ at }: { at: string | null }) {
  return <Quiet num>{momentText(at, useNow())}</Quiet>;
}
