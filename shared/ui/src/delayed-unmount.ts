import { useEffect, useState } from 'react';

/** Delay in milliseconds before a closed modal is unmounted (document 0 §9). */
const DERENDER_MS = 1000;

/** Delays unmounting: true while something is shown, and for `DERENDER_MS` after it closed. */
export function useDelayedUnmount(shown: boolean): boolean {
  const [gone, setGone] = useState(!shown);
  if (shown && gone) setGone(false);
  useEffect(() => {
    if (shown) return undefined;
    const timer = setTimeout(() => setGone(true), DERENDER_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return !gone;
}

/**
 * How many times it was opened. Used as a React key, it resets the content when it is reopened before it was unmounted.
 */
export function useOpenings(open: boolean): number {
  const [state, setState] = useState({ open, count: 0 });
  if (state.open === open) return state.count;
  const next = { open, count: state.count + (open ? 1 : 0) };
  setState(next);
  return next.count;
}
