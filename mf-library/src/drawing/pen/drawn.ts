import { turnLayer, type DrawingSize, type QuarterTurn, type Stroke } from '@fieldspan/domain/drawing';

/** Of every picture's sheet. */
const SHEET_WIDTH = 1000;

/** One person's strokes while they draw: what stands, and what was taken back and can come again. */
export type Drawn = { strokes: readonly Stroke[]; undone: readonly Stroke[] };

export const NOTHING_DRAWN: Drawn = { strokes: [], undone: [] };

/** After a new stroke nothing that was taken back can come again. */
export function withStroke({ strokes }: Drawn, stroke: Stroke): Drawn {
  return { strokes: [...strokes, stroke], undone: [] };
}

export function undo({ strokes, undone }: Drawn): Drawn {
  const last = strokes.at(-1);
  return last ? { strokes: strokes.slice(0, -1), undone: [...undone, last] } : { strokes, undone };
}

export function redo({ strokes, undone }: Drawn): Drawn {
  const last = undone.at(-1);
  return last ? { strokes: [...strokes, last], undone: undone.slice(0, -1) } : { strokes, undone };
}

/** Takes everything back at once; each stroke can come again. */
export function cleared({ strokes, undone }: Drawn): Drawn {
  return { strokes: [], undone: [...undone, ...strokes.toReversed()] };
}

/** Goes with its picture, what was taken back as well. */
export function turned({ strokes, undone }: Drawn, picture: DrawingSize, turn: QuarterTurn): Drawn {
  const all = { canvasWidth: SHEET_WIDTH, strokes: [...strokes, ...undone] };
  const after = turnLayer(all, picture, turn).strokes;
  return { strokes: after.slice(0, strokes.length), undone: after.slice(strokes.length) };
}
