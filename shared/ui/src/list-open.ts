import type { Combobox } from '@base-ui/react/combobox';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useDebouncedSearch } from './debounced-search.ts';
import { isSameOption } from './option-list.tsx';

type Change = { reason: string; cancel: () => void; allowPropagation: () => void };

type ListOptions = {
  /** Whether the list stays open after a choice (multiple selection). */
  afterChoice: boolean;
  onSearch: ((typed: string) => void) | undefined;
  searchDelayMs?: number | undefined;
};

/**
 * Open state of the list below a field: the field's root takes `root`, its input `onBlur`. The list closes when focus
 * moves to another control; the list itself never takes focus.
 */
export function useListOpen({ afterChoice, onSearch, searchDelayMs }: ListOptions) {
  const [open, setOpen] = useState(false);
  const search = useDebouncedSearch(onSearch, searchDelayMs);
  const actionsRef = useRef<Combobox.Root.Actions>(null);
  // There is no closing animation: the list disappears at once, and the field shows its value again.
  useEffect(() => {
    if (!open) actionsRef.current?.unmount();
  }, [open]);
  return {
    root: {
      open,
      actionsRef,
      autoHighlight: true,
      isItemEqualToValue: isSameOption,
      ...(onSearch && { filter: null }),
      onOpenChange: (next: boolean, { reason }: Change) => {
        if (next || !afterChoice || reason !== 'item-press') setOpen(next);
      },
      onInputValueChange: (typed: string, change: Change) => {
        if (!isEscapeUndone(change)) search(typed, change.reason);
      },
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) setOpen(false);
    },
  };
}

/**
 * Base UI clears a closed field on Escape. This undoes it, and lets the key reach what surrounds the field.
 * @returns whether the change was such a one, and was undone
 */
export function isEscapeUndone(change: Change): boolean {
  if (change.reason !== 'escape-key') return false;
  change.cancel();
  change.allowPropagation();
  return true;
}
