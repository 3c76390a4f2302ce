import { turnLayer, type DrawingSize, type QuarterTurn, type Stroke } from '@fieldspan/domain/drawing';

/** Of every picture's sheet. */
const SHEET_WIDTH = 1000;

/**
 * One person's strokes while they draw: what stands, what was taken back and can come again, and what each Clear took
 * away, the last one last.
 */
export type Drawn = {
  strokes: readonly Stroke[];
  undone: readonly Stroke[];
  wiped: readonly (readonly Stroke[])[];
};

export const NOTHING_DRAWN: Drawn = { strokes: [], undone: [], wiped: [] };

/** After a new stroke nothing that was taken back can come again; what a Clear took can. */
export function withStroke({ strokes, wiped }: Drawn, stroke: Stroke): Drawn {
  return { strokes: [...strokes, stroke], undone: [], wiped };
}

/** Takes the last stroke back; on a sheet that was cleared, the Clear. */
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

/** Takes everything away; one undo brings it back. */
export function cleared(drawn: Drawn): Drawn {
  const { strokes, wiped } = drawn;
  return strokes.length === 0 ? drawn : { strokes: [], undone: [], wiped: [...wiped, strokes] };
}

/** Goes with its picture, what was taken back and cleared as well. */
export function turned({ strokes, undone, wiped }: Drawn, picture: DrawingSize, turn: QuarterTurn): Drawn {
  const after = (part: readonly Stroke[]) =>
    turnLayer({ canvasWidth: SHEET_WIDTH, strokes: part }, picture, turn).strokes;
  return { strokes: after(strokes), undone: after(undone), wiped: wiped.map(after) };
}
