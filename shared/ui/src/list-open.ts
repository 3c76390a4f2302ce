import type { Combobox } from '@base-ui/react/combobox';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useLateSearch } from './late-search.ts';
import { isSameOption } from './option-list.tsx';

type Change = { reason: string; cancel: () => void; allowPropagation: () => void };

type ListOptions = {
  /** Whether the list stays open after a choice, where several can be made. */
  afterChoice: boolean;
  onSearch: ((typed: string) => void) | undefined;
};

/**
 * How the list below a field behaves: the field's root takes `root`, its input `onBlur`. The list closes when the
 * focus goes on to another control; the list itself takes no focus.
 */
export function useListOpen({ afterChoice, onSearch }: ListOptions) {
  const [open, setOpen] = useState(false);
  const search = useLateSearch(onSearch);
  const actionsRef = useRef<Combobox.Root.Actions>(null);
  // There is no closing animation to wait for: the list goes at once, and the field shows what is chosen again.
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
 * Base UI empties a closed field on Escape. Here nothing is lost that way: the key goes on to what stands around.
 * @returns whether the change was such a one, and is undone
 */
export function isEscapeUndone(change: Change): boolean {
  if (change.reason !== 'escape-key') return false;
  change.cancel();
  change.allowPropagation();
  return true;
}
