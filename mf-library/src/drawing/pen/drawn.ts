import { turnLayer, type DrawingSize, type QuarterTurn, type Stroke } from '@fieldspan/domain/drawing';

/** The width of every picture's sheet. */
const SHEET_WIDTH = 1000;

/**
 * One person's strokes while they draw: the current ones, the undone ones, and what each Clear removed, the latest
 * last.
 */
export type Drawn = {
  strokes: readonly Stroke[];
  undone: readonly Stroke[];
  wiped: readonly (readonly Stroke[])[];
};

export const NOTHING_DRAWN: Drawn = { strokes: [], undone: [], wiped: [] };

/** A new stroke ends redo, but a Clear can still be undone. */
export function withStroke({ strokes, wiped }: Drawn, stroke: Stroke): Drawn {
  return { strokes: [...strokes, stroke], undone: [], wiped };
}

/** Undoes the last stroke, or on a cleared sheet the Clear. */
export function undo(drawn: Drawn): Drawn {
  const { strokes, undone, wiped } = drawn;
  const last = strokes.at(-1);
  if (last) return { strokes: strokes.slice(0, -1), undone: [...undone, last], wiped };
  const before = wiped.at(-1);
  return before ? { strokes: before, undone: [], wiped: wiped.slice(0, -1) } : drawn;
}

export function redo(drawn: Drawn): Drawn {
  const { strokes, undone, wiped } = drawn;
  const last = undone.at(-1);
  return last ? { strokes: [...strokes, last], undone: undone.slice(0, -1), wiped } : drawn;
}

/** Removes all strokes; one undo restores them. */
export function cleared(drawn: Drawn): Drawn {
  const { strokes, wiped } = drawn;
  return strokes.length === 0 ? drawn : { strokes: [], undone: [], wiped: [...wiped, strokes] };
}

/** Rotates with the picture, including undone and cleared strokes. */
export function turned({ strokes, undone, wiped }: Drawn, picture: DrawingSize, turn: QuarterTurn): Drawn {
  const after = (part: readonly Stroke[]) =>
    turnLayer({ canvasWidth: SHEET_WIDTH, strokes: part }, picture, turn).strokes;
  return { strokes: after(strokes), undone: after(undone), wiped: wiped.map(after) };
}
