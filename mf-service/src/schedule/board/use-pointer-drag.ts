import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import { useEffect, useState } from 'react';
import type { MouseEvent as ReactMouseEvent, PointerEvent as ReactPointerEvent, RefObject } from 'react';
import type { Grip } from './board-bar.tsx';
import type { Bar, BoardRow } from './board-rows.ts';
import { HEAD_PX, LABEL_PX, ROW_PX } from './board-sizes.ts';
import { lift as lifting } from './lifted.ts';
import type { Lifted } from './lifted.ts';
import { msAt } from './time-scale.ts';
import type { TimeScale } from './time-scale.ts';
import type { Lift } from './use-lift.ts';

type Board = {
  box: RefObject<HTMLElement | null>;
  rows: readonly BoardRow[];
  scale: TimeScale;
  lift: Lift;
  mayPlan: boolean;
  onActive: (id: number | null) => void;
};

/** A press that moves less is a press. */
const SLACK_PX = 5;
const QUARTER = 15 * 60_000;

/** The keyboard goes on with what was taken by the mouse. */
export function focusGrid(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
}

/** The person and the time under a point of the window; null outside. */
function placeAt({ box, rows, scale }: Board, point: { x: number; y: number }) {
  const element = box.current;
  if (!element) return null;
  const edge = element.getBoundingClientRect();
  const x = point.x - edge.left + element.scrollLeft - LABEL_PX;
  const row = Math.floor((point.y - edge.top + element.scrollTop - HEAD_PX) / ROW_PX);
  const person = rows[row]?.person;
  const isInside =
    point.x > edge.left + LABEL_PX && point.x < edge.right && point.y > edge.top && point.y < edge.bottom;
  return person && isInside ? { leadId: person.id, ms: msAt(scale, x), x } : null;
}

/** Where a visit would go when the pointer is there, held by its whole or its end. */
function draggedTo(held: Held, place: { leadId: number; ms: number }): Lifted {
  const { from, grip, offsetMs } = held;
  if (grip === 'end') return { ...from, endsMs: Math.max(from.startsMs + QUARTER, place.ms) };
  const startsMs = Math.round((place.ms - offsetMs) / QUARTER) * QUARTER;
  return { ...from, leadId: place.leadId, startsMs, endsMs: startsMs + (from.endsMs - from.startsMs) };
}

type Held = {
  from: Lifted;
  grip: Grip;
  offsetMs: number;
  x: number;
  y: number;
  isDragging: boolean;
  to: Lifted | null;
};

type Grabbed = { visit: BoardVisit; grip: Grip; grabbedMs: number | null };

export type Drag = {
  onGrip: (event: ReactPointerEvent<HTMLElement>, bar: Bar, grip: Grip) => void;
  onCard: (event: ReactPointerEvent, visit: BoardVisit) => void;
  onPlace: (event: ReactMouseEvent) => void;
};

/** Dragging with a mouse or pen; a finger scrolls, and puts what was lifted by a press on a place. The same for good. */
export function usePointerDrag(board: Board): Drag {
  const [{ drag, follows }] = useState(() => following(board));
  useEffect(() => follows(board));
  return drag;
}

function following(first: Board) {
  let board = first;
  const follows = (next: Board): void => {
    board = next;
  };
  return { drag: dragOf(() => board), follows };
}

function dragOf(board: () => Board): Drag {
  const grab = grabber(board);
  return {
    onGrip(event, { visit }, grip): void {
      if (board().lift.lifted) return;
      event.stopPropagation();
      focusGrid(board().box.current);
      board().onActive(visit.id);
      const place = placeAt(board(), { x: event.clientX, y: event.clientY });
      grab(event, { visit, grip, grabbedMs: place?.ms ?? null });
    },
    /** From the tray. */
    onCard: (event, visit): void => grab(event, { visit, grip: 'whole', grabbedMs: null }),
    onPlace(event): void {
      const { lift } = board();
      const place = placeAt(board(), { x: event.clientX, y: event.clientY });
      if (!lift.lifted || !place) return;
      event.preventDefault();
      const length = lift.lifted.endsMs - lift.lifted.startsMs;
      lift.drop({ ...lift.lifted, leadId: place.leadId, startsMs: place.ms, endsMs: place.ms + length });
    },
  };
}

/** Takes one visit at a time, and follows the pointer until it is let go. */
function grabber(board: () => Board) {
  let held: Held | null = null;
  return (event: ReactPointerEvent, { visit, grip, grabbedMs }: Grabbed): void => {
    const { lift, mayPlan } = board();
    if (!mayPlan || event.button !== 0 || event.pointerType === 'touch' || lift.lifted) return;
    const from = lifting(visit, { leadId: 0, startsMs: grabbedMs ?? 0 });
    const offsetMs = grabbedMs === null ? 0 : grabbedMs - from.startsMs;
    held = { from, grip, offsetMs, x: event.clientX, y: event.clientY, isDragging: false, to: null };
    const move = (moving: PointerEvent) => follow(held, moving, board());
    const end = () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', end);
      const was = held;
      held = null;
      if (was?.isDragging !== true) return;
      if (was.to) board().lift.drop(was.to);
      else board().lift.putBack();
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', end);
  };
}

function follow(held: Held | null, { clientX: x, clientY: y }: PointerEvent, board: Board): void {
  if (!held) return;
  held.isDragging ||= Math.hypot(x - held.x, y - held.y) > SLACK_PX;
  if (!held.isDragging) return;
  const place = placeAt(board, { x, y });
  held.to = place && draggedTo(held, place);
  board.lift.put(held.to ?? held.from);
}
