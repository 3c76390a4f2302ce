import { useMemo, useRef, type ReactNode } from 'react';
import { between, selectionState, switched, type RowKey, type SelectionState } from './selection.ts';

/** The caller owns the selection: it outlives a page of rows, and its keys are passed to bulk actions. */
export type TableSelection = {
  selected: ReadonlySet<RowKey>;
  onSelect: (selected: ReadonlySet<RowKey>) => void;
  /** How many rows there are on all pages. */
  count?: number | undefined;
  /** All of them are selected, not only those of the shown page. */
  isAll?: boolean | undefined;
  onSelectAll?: (() => void) | undefined;
  /** Bulk actions: buttons shown beside the number of selected rows. */
  actions?: ReactNode;
};

export type RowSelection = {
  state: SelectionState;
  has: (key: RowKey) => boolean;
  /** @param isRange selects all rows from the last toggled one to this one */
  toggle: (index: number, isRange: boolean) => void;
  toggleAll: () => void;
};

const NONE: ReadonlySet<RowKey> = new Set();

/**
 * Selection of single rows, ranges and all shown rows.
 * @param keys of the shown rows
 */
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
