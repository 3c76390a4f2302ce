import { useEffect, useState } from 'react';

/** Modals leave the document this long after they close (document 0 §9). */
const DERENDER_MS = 1000;

/** Whether something is shown or was shown less than `DERENDER_MS` ago. */
export function useLingering(shown: boolean): boolean {
  const [gone, setGone] = useState(!shown);
  if (shown && gone) setGone(false);
  useEffect(() => {
    if (shown) return undefined;
    const timer = setTimeout(() => setGone(true), DERENDER_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return !gone;
}

/** How many times something was opened: as a key it gives fresh content to what opens again before it was gone. */
export function useOpenings(open: boolean): number {
  const [state, setState] = useState({ open, count: 0 });
  if (state.open === open) return state.count;
  const next = { open, count: state.count + (open ? 1 : 0) };
  setState(next);
  return next.count;
}
