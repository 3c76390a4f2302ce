import { momentText } from '@fieldspan/domain/day-text';
import { useNow } from '@fieldspan/federation/now';
import { Muted } from './muted.tsx';

/** A moment in a cell, on one line; a dash for none. */
export function InstantCell({ at }: { at: string | null }) {
  return <Muted num>{momentText(at, useNow())}</Muted>;
}
