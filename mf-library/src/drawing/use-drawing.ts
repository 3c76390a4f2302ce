import type { DrawingSize, QuarterTurn, Stroke } from '@fieldspan/domain/drawing';
import { useEffect, useState } from 'react';
import { forgetDrawing, keepDrawing, keptDrawing } from './kept-drawing.ts';
import { NOTHING_DRAWN, cleared, redo, turned, undo, withStroke, type Drawn } from './pen/drawn.ts';

export type Drawing = {
  strokes: readonly Stroke[];
  canUndo: boolean;
  canRedo: boolean;
  /** Differs from what is stored. */
  isChanged: boolean;
  /** What this person drew before and never stored has come back. */
  isBack: boolean;
  draw: (stroke: Stroke) => void;
  undo: () => void;
  redo: () => void;
  clear: () => void;
  /** Goes with its picture, which had this size. */
  turn: (picture: DrawingSize, turn: QuarterTurn) => void;
  /** It is stored now, or given up: nothing of it is kept on the device. */
  settle: () => void;
};

type Start = {
  place: string;
  canvasWidth: number;
  /** What is stored of it. */
  stored: readonly Stroke[];
};

/** One person's drawing while they draw; each change is kept on the device. */
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
      // The server has turned what is stored.
      if (!isChanged) setBase(after.strokes);
    },
    settle: () => {
      setBase(drawn.strokes);
      forgetDrawing(place);
    },
  };
}
