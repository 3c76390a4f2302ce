import type { DrawingSize, LyingPicture, QuarterTurn, Stroke } from '@fieldspan/domain/drawing';
import type { NamedStroke } from '@fieldspan/domain/merged-layer';
import { useEffect, useMemo, useState } from 'react';
import { forgetDrawing, keepEdits, keptEdits, waitingEdits } from './kept-drawing.ts';
import {
  added,
  begun,
  done,
  handed,
  isContinued,
  marksOf,
  redone,
  restarted,
  settled,
  takenBack,
  turnedBoard,
  undone,
  unsent,
  type Edit,
  type Mark,
  type Step,
  type StoredLayer,
} from './marks/board.ts';

export type Drawing = {
  /** Everybody's, from the lowest. */
  marks: readonly Mark[];
  canUndo: boolean;
  canRedo: boolean;
  /** One's own marks, and others' where the person may change them. */
  mayEdit: (mark: Mark) => boolean;
  /** Edits that are neither stored nor on their way. */
  unsent: readonly Edit[];
  draw: (stroke: Stroke) => void;
  /** Does several edits that are undone together. */
  edit: (step: Step) => void;
  undo: () => void;
  redo: () => void;
  /** Removes one's own marks. */
  clear: () => void;
  /** Rotates with its picture, which had this size. */
  turn: (picture: DrawingSize, turn: QuarterTurn) => void;
  /** These edits are on their way. */
  handOver: (edits: readonly Edit[]) => void;
  /** What makes the drawing as it was when it was opened. */
  takenBack: () => Step;
  /** The drawing is stored or discarded: deletes it from the device. */
  settle: () => void;
};

type Start = {
  place: string;
  canvasWidth: number;
  layers: readonly StoredLayer[];
  /** The picture that is drawn on, as it lies. */
  picture?: LyingPicture | null;
  /** The lane of the outbox with edits that are on their way already. */
  lane?: string | null;
  /** The person may change what others have drawn. */
  mayEditAll?: boolean;
};

const now = (): string => new Date().toISOString();

/** One person's drawing while they draw, over what is stored; what is not stored is kept on the device. */
export function useDrawing(start: Start): Drawing {
  const { place, canvasWidth, layers, picture = null, lane = null, mayEditAll = false } = start;
  const [board, setBoard] = useState(() => {
    const waiting = waitingEdits(lane, layers);
    return handed(begun(layers, [...waiting, ...keptEdits(place, layers, picture)]), waiting);
  });
  const [seen, setSeen] = useState(layers);
  if (seen !== layers) {
    setSeen(layers);
    setBoard(isContinued(seen, layers) ? settled(board, layers) : restarted(board, seen, layers));
  }
  const marks = useMemo(() => marksOf(layers, board), [layers, board]);
  const waiting = useMemo(() => unsent(board), [board]);
  const turns = picture?.turns;
  useEffect(() => keepEdits(place, { canvasWidth, turns }, waiting), [place, canvasWidth, turns, waiting]);
  const edit = (step: Step) => setBoard((before) => done(before, step));
  return {
    marks,
    canUndo: board.past.length > 0,
    canRedo: board.future.length > 0,
    mayEdit: ({ layer }) => layer === null || mayEditAll || layers.some(({ id, isOwn }) => isOwn && id === layer),
    unsent: waiting,
    draw: (stroke) => edit([added({ ...stroke, id: crypto.randomUUID(), at: now() })]),
    edit,
    undo: () => setBoard((before) => undone(before, now())),
    redo: () => setBoard((before) => redone(before, now())),
    clear: () => edit(marks.flatMap((mark) => (mark.layer === null ? [removed(mark)] : []))),
    turn: (size, way) => setBoard((before) => turnedBoard(before, size, way)),
    handOver: (edits) => setBoard((before) => handed(before, edits)),
    takenBack: () => takenBack(board, now()),
    settle: () => {
      setBoard((before) => handed(before, unsent(before)));
      forgetDrawing(place);
    },
  };
}

/** A mark that is something else from now on. */
export const changed = ({ layer, stroke }: Mark, after: NamedStroke): Edit => ({
  layer,
  id: stroke.id,
  before: stroke,
  after: { ...after, at: now() },
});

export const removed = ({ layer, stroke }: Mark): Edit => ({ layer, id: stroke.id, before: stroke, after: null });
