import type { Stroke } from '@fieldspan/domain/drawing';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { FIRST_PEN, type Pen } from '../pen-choices.ts';
import { keyOfMark, type Mark } from './marks/board.ts';
import { remeasured, scaleOf } from './measure/measure.ts';
import { reshaped, type Reshape } from './select/reshaped.ts';
import type { Camera } from './surface/camera.ts';
import type { HandStroke } from './surface/draw-surface.ts';
import { changed, removed, type Drawing } from './use-drawing.ts';
import { useHand } from './use-hand.ts';

/** react-konva knows nodes by name, once their classes are loaded. */
const SelectStage = lazy(async () => {
  const [stage] = await Promise.all([
    import(/* webpackChunkName: 'drawing-select' */ './select/select-stage.tsx'),
    import(/* webpackChunkName: 'drawing-select' */ 'konva/lib/shapes/Line'),
    import(/* webpackChunkName: 'drawing-select' */ 'konva/lib/shapes/Transformer'),
  ]);
  return { default: stage.SelectStage };
});

export type Tools = {
  pen: Pen;
  /** Another tool, colour or thickness; the chosen mark takes the colour and the thickness. */
  setPen: (pen: Pen) => void;
  hand: (drawn: HandStroke, words: string) => void;
  /** All marks that are not hidden. */
  shown: readonly Stroke[];
  /** What is painted below the chosen mark. */
  strokes: readonly Stroke[];
  /** Chooses the mark after the chosen one, or before it; without one the newest. */
  step: (by: 1 | -1) => void;
  /** Moves or resizes the chosen mark; undefined without one. */
  reshapeChosen: ((by: (stroke: Stroke) => Reshape) => void) | undefined;
  /** Lies over the drawing while marks are selected. */
  over: ((camera: Camera) => ReactNode) | undefined;
  /** Removes the chosen mark; undefined without one. */
  removeChosen: (() => void) | undefined;
};

const NONE: ReadonlySet<number> = new Set();

/** The pen and what it does on a drawing. */
export function useTools(drawing: Drawing, hidden: ReadonlySet<number> = NONE): Tools {
  const [pen, setPen] = useState(FIRST_PEN);
  const [key, setKey] = useState<string | null>(null);
  const hand = useHand(drawing);
  const isSelecting = pen.tool === 'select';
  const visible = useMemo(
    () => drawing.marks.filter(({ layer }) => layer === null || !hidden.has(layer)),
    [drawing.marks, hidden],
  );
  const shown = useMemo(() => visible.map(({ stroke }) => stroke), [visible]);
  const editable = visible.filter(drawing.mayEdit);
  const chosen = isSelecting ? (editable.find((mark) => keyOfMark(mark) === key) ?? null) : null;
  const strokes = useMemo(() => shown.filter((stroke) => stroke !== chosen?.stroke), [shown, chosen?.stroke]);
  const reshape = (which: string, by: Reshape) => {
    const mark = editable.find((each) => keyOfMark(each) === which);
    if (mark) drawing.edit([changed(mark, remeasured(reshaped(mark.stroke, by), scaleOf(shown)))]);
  };
  const step = (by: 1 | -1) => {
    const at = chosen ? editable.indexOf(chosen) : -1;
    const next = at < 0 ? editable.at(-1) : editable[(at + by + editable.length) % editable.length];
    setPen({ ...pen, tool: 'select' });
    setKey(next ? keyOfMark(next) : null);
  };
  return {
    pen,
    hand,
    step,
    reshapeChosen: chosen ? (by) => reshape(keyOfMark(chosen), by(chosen.stroke)) : undefined,
    shown,
    strokes,
    setPen: (now) => {
      setPen(now);
      if (chosen && now.tool === 'select') drawing.edit(recoloured(chosen, pen, now));
    },
    removeChosen: chosen ? () => drawing.edit([removed(chosen)]) : undefined,
    over: isSelecting
      ? (camera) => (
          <Suspense fallback={null}>
            <SelectStage
              camera={camera}
              marks={editable}
              chosen={chosen ? key : null}
              onChoose={setKey}
              onReshape={reshape}
            />
          </Suspense>
        )
      : undefined,
  };
}

/** Only what was chosen now: a mark of another colour keeps it when its thickness is changed. */
function recoloured(mark: Mark, before: Pen, now: Pen) {
  const { stroke } = mark;
  const strokeColor = now.colour === before.colour ? stroke.strokeColor : now.colour;
  const strokeThickness = now.thickness === before.thickness ? stroke.strokeThickness : now.thickness;
  if (strokeColor === stroke.strokeColor && strokeThickness === stroke.strokeThickness) return [];
  return [changed(mark, { ...stroke, strokeColor, strokeThickness })];
}
