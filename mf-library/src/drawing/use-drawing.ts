import type { DrawingSize, QuarterTurn, Stroke } from '@fieldspan/domain/drawing';
import { useEffect, useState } from 'react';
import { forgetDrawing, keepDrawing, keptDrawing } from './kept-drawing.ts';
import { NOTHING_DRAWN, cleared, redo, turned, undo, withStroke, type Drawn } from './pen/drawn.ts';

export type Drawing = {
  strokes: readonly Stroke[];
  canUndo: boolean;
  canRedo: boolean;
  /** Differs from the stored strokes. */
  isChanged: boolean;
  /** An unsaved drawing of this person was restored from the device. */
  isBack: boolean;
  draw: (stroke: Stroke) => void;
  undo: () => void;
  redo: () => void;
  clear: () => void;
  /** Rotates with its picture, which had this size. */
  turn: (picture: DrawingSize, turn: QuarterTurn) => void;
  /** The drawing is stored or discarded: deletes it from the device. */
  settle: () => void;
};

type Start = {
  place: string;
  canvasWidth: number;
  /** The stored strokes. */
  stored: readonly Stroke[];
};

/** One person's drawing while they draw; each change is stored on the device. */
export function useDrawing({ place, canvasWidth, stored }: Start): Drawing {
  const [base, setBase] = useState(stored);
  const [kept] = useState(() => keptDrawing(place));
  const [drawn, setDrawn] = useState<Drawn>({ ...NOTHING_DRAWN, strokes: kept?.strokes ?? stored });
  const isChanged = drawn.strokes !== base && (drawn.strokes.length > 0 || base.length > 0);
  useEffect(() => {
    if (isChanged) keepDrawing(place, { canvasWidth, strokes: drawn.strokes });
  }, [isChanged, place, canvasWidth, drawn.strokes]);
  return {
    strokes: drawn.strokes,
    canUndo: drawn.strokes.length > 0 || drawn.wiped.length > 0,
    canRedo: drawn.undone.length > 0,
    isChanged,
    isBack: kept !== null,
    draw: (stroke) => setDrawn((before) => withStroke(before, { ...stroke, id: crypto.randomUUID() })),
    undo: () => setDrawn(undo),
    redo: () => setDrawn(redo),
    clear: () => setDrawn(cleared),
    turn: (picture, way) => {
      const after = turned(drawn, picture, way);
      setDrawn(after);
      // The server has rotated the stored strokes.
      if (!isChanged) setBase(after.strokes);
    },
    settle: () => {
      setBase(drawn.strokes);
      forgetDrawing(place);
    },
  };
}
