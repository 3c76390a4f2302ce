import { turnLayer, type DrawingSize, type QuarterTurn } from '@fieldspan/domain/drawing';
import type { LayerChange, NamedStroke } from '@fieldspan/domain/merged-layer';

/** Id of a stored layer; null is the layer that the person draws on, which the server finds or creates. */
export type LayerKey = number | null;

/** A mark on the sheet, and the layer that it belongs to. */
export type Mark = { layer: LayerKey; stroke: NamedStroke };

/** A stored layer with its strokes in units of the sheet. */
export type StoredLayer = { id: number; isOwn: boolean; strokes: readonly NamedStroke[] };

/** What happens to one mark: null is nothing, so it is drawn, changed or removed. */
export type Edit = { layer: LayerKey; id: string; before: NamedStroke | null; after: NamedStroke | null };

/** Edits that are done and undone together. */
export type Step = readonly Edit[];

/**
 * What a person does on a sheet. `edits` has what the stored layers do not show yet, by mark; `sent` are those of them
 * that are on their way.
 */
export type Board = {
  edits: ReadonlyMap<string, Edit>;
  sent: ReadonlySet<Edit>;
  past: readonly Step[];
  future: readonly Step[];
  /** Each mark that was touched since the drawing was opened, as it was before that. */
  touched: ReadonlyMap<string, Edit>;
};

/** The same for as long as the mark is there. */
export const keyOfMark = ({ layer, stroke }: Mark): string => keyOf(layer, stroke.id);

const keyOf = (layer: LayerKey, id: string): string => `${layer ?? 'own'}/${id}`;

/** The layer that one continues is the last of one's own. */
const ownOf = (layers: readonly StoredLayer[]): StoredLayer | undefined => layers.findLast(({ isOwn }) => isOwn);

/** One's stored marks can be undone too, the last first. */
export function begun(layers: readonly StoredLayer[], edits: readonly Edit[]): Board {
  const drawn = (ownOf(layers)?.strokes ?? []).map((stroke) => [added(stroke)]);
  const kept = new Map(edits.map((edit) => [keyOf(edit.layer, edit.id), edit]));
  return { edits: kept, sent: new Set(), past: [...drawn, ...edits.map((edit) => [edit])], future: [], touched: kept };
}

export const added = (stroke: NamedStroke): Edit => ({ layer: null, id: stroke.id, before: null, after: stroke });

/** All marks, from the lowest: those of stored layers with the person's edits, then what they have added. */
export function marksOf(layers: readonly StoredLayer[], { edits }: Pick<Board, 'edits'>): Mark[] {
  const own = ownOf(layers);
  const shown = new Set<string>();
  const stored = layers.flatMap((layer) => {
    const key = layer === own ? null : layer.id;
    return layer.strokes.flatMap((stroke): Mark[] => {
      const edited = edits.get(keyOf(key, stroke.id));
      shown.add(keyOf(key, stroke.id));
      const now = edited ? edited.after : stroke;
      return now ? [{ layer: key, stroke: now }] : [];
    });
  });
  const fresh = [...edits].flatMap(([key, { layer, after }]) =>
    shown.has(key) || !after ? [] : [{ layer, stroke: after }],
  );
  return [...stored, ...fresh];
}

/** Does a step; what was undone before cannot be redone then. */
export function done(board: Board, step: Step): Board {
  return step.length === 0 ? board : { ...applied(board, step), past: [...board.past, step], future: [] };
}

export function undone(board: Board, now: string): Board {
  const step = board.past.at(-1);
  if (!step) return board;
  const back = step.map(({ layer, id, before, after }) => ({ layer, id, before: after, after: stamped(before, now) }));
  return { ...applied(board, back), past: board.past.slice(0, -1), future: [...board.future, step] };
}

export function redone(board: Board, now: string): Board {
  const step = board.future.at(-1);
  if (!step) return board;
  const again = step.map(({ layer, id, before, after }) => ({ layer, id, before, after: stamped(after, now) }));
  return { ...applied(board, again), past: [...board.past, again], future: board.future.slice(0, -1) };
}

const stamped = (stroke: NamedStroke | null, at: string): NamedStroke | null => stroke && { ...stroke, at };

function applied(board: Board, step: Step): Board {
  const edits = new Map(board.edits);
  const touched = new Map(board.touched);
  for (const edit of step) {
    const key = keyOf(edit.layer, edit.id);
    const known = edits.get(key);
    edits.set(key, { ...edit, before: known ? known.before : edit.before });
    const first = touched.get(key);
    touched.set(key, { ...edit, before: first ? first.before : edit.before });
  }
  return { ...board, edits, touched };
}

/** What makes every touched mark as it was when the drawing was opened; empty if all are. */
export function takenBack({ touched }: Board, now: string): Step {
  return [...touched.values()]
    .filter(({ before, after }) => before !== after)
    .map(({ layer, id, before, after }) => ({ layer, id, before: after, after: stamped(before, now) }));
}

/** What is not on its way yet. What was drawn and rubbed out before it was ever sent is nothing. */
export function unsent({ edits, sent }: Board): Edit[] {
  return [...edits.values()].filter((edit) => !sent.has(edit) && (edit.before !== edit.after || hasGone(edit, sent)));
}

const hasGone = ({ layer, id }: Edit, sent: ReadonlySet<Edit>): boolean =>
  [...sent].some((other) => other.layer === layer && other.id === id);

/** These edits are on their way, and shown until the stored layers show them. */
export function handed(board: Board, edits: readonly Edit[]): Board {
  return { ...board, sent: new Set([...board.sent, ...edits]) };
}

/** Forgets edits that were sent and that the stored layers show. */
export function settled(board: Board, layers: readonly StoredLayer[]): Board {
  const own = ownOf(layers);
  const stored = new Map(
    layers.flatMap((layer) =>
      layer.strokes.map((stroke) => [keyOf(layer === own ? null : layer.id, stroke.id), stroke] as const),
    ),
  );
  const gone = [...board.edits].filter(([key, edit]) => board.sent.has(edit) && isShown(edit, stored.get(key)));
  if (gone.length === 0) return board;
  const keys = new Set(gone.map(([key]) => key));
  const left = new Set(gone.map(([, edit]) => edit));
  return {
    ...board,
    edits: new Map([...board.edits].filter(([key]) => !keys.has(key))),
    sent: new Set([...board.sent].filter((edit) => !left.has(edit))),
  };
}

/** Whether the person still draws on the layer that they continued: it was not published meanwhile, and is not gone. */
export function isContinued(before: readonly StoredLayer[], now: readonly StoredLayer[]): boolean {
  const own = ownOf(before);
  return own === undefined || ownOf(now)?.id === own.id;
}

/**
 * The person goes on on another layer: the one that they continued was published, or is gone. What can be undone begins anew, and
 * what was not stored yet goes on: new marks on the new layer, changes of marks where those are.
 */
export function restarted(board: Board, before: readonly StoredLayer[], now: readonly StoredLayer[]): Board {
  const left = now.find(({ id }) => id === ownOf(before)?.id);
  const there = new Map(left?.strokes.map((stroke) => [stroke.id, stroke]));
  const moved = new Map(
    [...board.edits.values()].flatMap((edit): [Edit, Edit][] => {
      const stored = edit.layer === null ? there.get(edit.id) : undefined;
      if (left === undefined || stored === undefined) return [[edit, edit]];
      return isShown(edit, stored) ? [] : [[edit, { ...edit, layer: left.id }]];
    }),
  );
  const sent = [...moved].flatMap(([edit, after]) => (board.sent.has(edit) ? [after] : []));
  return settled(handed(begun(now, [...moved.values()]), sent), now);
}

function isShown({ after }: Edit, stored: NamedStroke | undefined): boolean {
  if (!after || !stored) return !after && !stored;
  return (stored.at ?? '') >= (after.at ?? '');
}

/** What the points of a drawing are measured in; over a picture also how it lay then. */
export type SheetUnits = Pick<LayerChange, 'canvasWidth' | 'turns'>;

/** Edits as changes of each layer. */
export function changesOf(sheet: SheetUnits, edits: readonly Edit[]): ReadonlyMap<LayerKey, LayerChange> {
  const layers = [...new Set(edits.map(({ layer }) => layer))];
  return new Map(
    layers.map((layer) => {
      const here = edits.filter((edit) => edit.layer === layer);
      const strokes = here.flatMap(({ after }) => after ?? []);
      const removed = here.flatMap(({ id, after }) => (after ? [] : [id]));
      return [layer, { ...sheet, strokes, removed }];
    }),
  );
}

/** The width of every picture's sheet. */
const SHEET_WIDTH = 1000;

/** Rotates with the picture, including what can be undone and redone. */
export function turnedBoard(board: Board, picture: DrawingSize, turn: QuarterTurn): Board {
  const turned = new Map<NamedStroke, NamedStroke>();
  const strokeAfter = (stroke: NamedStroke | null): NamedStroke | null => {
    if (!stroke) return null;
    const known = turned.get(stroke);
    if (known) return known;
    const [made] = turnLayer({ canvasWidth: SHEET_WIDTH, strokes: [stroke] }, picture, turn).strokes;
    const after = { ...stroke, ...made, id: stroke.id };
    turned.set(stroke, after);
    return after;
  };
  const editAfter = ({ layer, id, before, after }: Edit): Edit => ({
    layer,
    id,
    before: strokeAfter(before),
    after: strokeAfter(after),
  });
  const stepsAfter = (steps: readonly Step[]) => steps.map((step) => step.map(editAfter));
  return {
    edits: new Map([...board.edits].map(([key, edit]) => [key, editAfter(edit)])),
    sent: new Set(),
    touched: new Map([...board.touched].map(([key, edit]) => [key, editAfter(edit)])),
    past: stepsAfter(board.past),
    future: stepsAfter(board.future),
  };
}
