import { useRef } from 'react';

/** A press outside this soon after opening is part of the opening press (document 1 §2, sub-menu). */
const EARLY_MS = 200;

type Change = { reason: string; cancel: () => void };

/** Keeps a menu open when a press outside comes too early. Call it on every open change. */
export function useEarlyPressGuard(): (open: boolean, change: Change) => boolean {
  const openedAt = useRef(0);
  return (open, change) => {
    if (open) openedAt.current = performance.now();
    const isEarly = !open && change.reason === 'outside-press' && performance.now() - openedAt.current < EARLY_MS;
    if (isEarly) change.cancel();
    return isEarly;
  };
}
