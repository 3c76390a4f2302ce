import { documentLines } from '@fieldspan/domain/money/document-lines';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Lines } from './change-lines.ts';
import type { LineColumns } from './line-columns.ts';

/** From the last key to what the form knows. */
const REST_MS = 250;
const MOST_STEPS = 100;

type State = { now: Lines; past: readonly Lines[]; next: readonly Lines[]; typing: string | null };

const begun = (now: Lines): State => ({ now, past: [], next: [], typing: null });

/** Another step that can be undone; keys in one cell are one step. */
function stepped(state: State, now: Lines, typing: string | null): State {
  if (now === state.now) return state;
  const isSame = typing !== null && typing === state.typing;
  const past = isSame ? state.past : [...state.past, state.now].slice(-MOST_STEPS);
  return { now, past, next: [], typing };
}

function undone({ now, past, next }: State): State {
  const before = past.at(-1);
  return before ? { now: before, past: past.slice(0, -1), next: [now, ...next], typing: null } : begun(now);
}

function redone(state: State): State {
  const [after, ...next] = state.next;
  return after ? { now: after, past: [...state.past, state.now], next, typing: null } : state;
}

export type EditedLines = {
  lines: Lines;
  columns: LineColumns;
  /** `typing`: the cell that is typed in. */
  change: (to: (lines: Lines) => Lines, typing?: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Not handed to the form yet. */
  isPending: boolean;
};

type LinesForm = {
  /** As the server has them. */
  stored: string | null;
  /** As the form has them. */
  text: string | null;
  isDirty: boolean;
  onText: (text: string) => void;
};

/**
 * Lines while they are edited: changes show at once, and reach the form's text when the keys rest. What others stored replaces
 * them only while nothing of this person is unsaved; until then the save merges it.
 * @param toText of the lines that can be saved
 */
export function useLines(
  { stored, text, isDirty, onText }: LinesForm,
  { columns, toText }: { columns: LineColumns; toText: (lines: Lines) => string },
): EditedLines {
  const [state, setState] = useState(() => begun(documentLines(stored)));
  const [known, setKnown] = useState(stored);
  const [handed, setHanded] = useState(state.now);
  if (stored !== known && !isDirty && handed === state.now) {
    setKnown(stored);
    const fresh = documentLines(stored);
    if (toText(fresh) !== toText(state.now)) {
      setState(begun(fresh));
      setHanded(fresh);
    }
  }
  const hand = useEffectEvent((lines: Lines) => {
    const next = toText(lines);
    // A text of an older client that says the same is left as it is.
    if (next !== toText(documentLines(text))) onText(next);
  });
  const { now } = state;
  useEffect(() => {
    const timer = setTimeout(() => {
      hand(now);
      setHanded(now);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return {
    lines: now,
    columns,
    change: (to, typing) => setState((before) => stepped(before, to(before.now), typing ?? null)),
    undo: () => setState(undone),
    redo: () => setState(redone),
    canUndo: state.past.length > 0,
    canRedo: state.next.length > 0,
    isPending: handed !== now,
  };
}
