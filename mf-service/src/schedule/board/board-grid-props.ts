import type { Schedule } from '@fieldspan/contract/schedule-calls';
import type { RefObject } from 'react';
import type { BoardRow } from './board-rows.ts';
import type { TimeScale } from './time-scale.ts';
import type { Lift } from './use-lift.ts';
import type { Drag } from './use-pointer-drag.ts';

/** What the grid of the board, and its keys, work on. */
export type BoardGridProps = {
  box: RefObject<HTMLDivElement | null>;
  drag: Drag;
  schedule: Schedule;
  rows: readonly BoardRow[];
  scale: TimeScale;
  hours: number;
  lift: Lift;
  activeId: number | null;
  onActive: (id: number | null) => void;
  onOpen: (id: number) => void;
};
