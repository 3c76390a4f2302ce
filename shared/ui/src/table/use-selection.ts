import { useMemo, useRef, type ReactNode } from 'react';
import { between, selectionState, switched, type RowKey, type SelectionState } from './selection.ts';

/** The selection is the caller's: it outlives a page of rows, and its keys are what bulk actions are given. */
export type TableSelection = {
  selected: ReadonlySet<RowKey>;
  onSelect: (selected: ReadonlySet<RowKey>) => void;
  /** What can be done with the selected rows: buttons, shown beside their count. */
  actions?: ReactNode;
};

export type RowSelection = {
  state: SelectionState;
  has: (key: RowKey) => boolean;
  /** @param isRange takes all rows from the last toggled one to this one */
  toggle: (index: number, isRange: boolean) => void;
  toggleAll: () => void;
};

const NONE: ReadonlySet<RowKey> = new Set();

/** Selecting single rows, ranges and all of the rows that are shown. @param keys of those rows */
export function useSelection(given: TableSelection | undefined, keys: () => readonly RowKey[]): RowSelection | null {
  const anchor = useRef<number | null>(null);
  const selected = given?.selected ?? NONE;
  const state = useMemo(() => (selected.size === 0 ? 'none' : selectionState(selected, keys())), [selected, keys]);
  if (!given) return null;
  const toggle = (index: number, isRange: boolean) => {
    const shown = keys();
    const key = shown[index];
    if (key === undefined) return;
    const range = isRange && anchor.current !== null ? between(shown, anchor.current, index) : [key];
    anchor.current = index;
    given.onSelect(switched(selected, range, !selected.has(key)));
  };
  return {
    state,
    has: (key) => selected.has(key),
    toggle,
    toggleAll: () => given.onSelect(switched(selected, keys(), state !== 'all')),
  };
}
