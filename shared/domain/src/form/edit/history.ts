/** The steps of an editor, to go back and forward in. Immutable. */
export type History<S> = {
  readonly past: readonly S[];
  readonly now: S;
  readonly future: readonly S[];
  /** Names the last step while it can take more: typing in one box is one step. */
  readonly open: string | null;
};

/** How many steps can be undone. */
const STEPS_MAX = 300;

export const begin = <S>(now: S): History<S> => ({ past: [], now, future: [], open: null });

/** @param name steps with the same name, one after the other, are one; null for a step of its own */
export function step<S>(history: History<S>, now: S, name: string | null): History<S> {
  if (now === history.now) return history;
  if (name !== null && name === history.open) return { ...history, now, future: [] };
  return { past: [...history.past, history.now].slice(-STEPS_MAX), now, future: [], open: name };
}

export function undo<S>(history: History<S>): History<S> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], open: null };
}

export function redo<S>(history: History<S>): History<S> {
  const [after, ...future] = history.future;
  return after === undefined ? history : { past: [...history.past, history.now], now: after, future, open: null };
}
