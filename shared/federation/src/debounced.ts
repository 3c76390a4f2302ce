import { useEffect, useState } from 'react';

/** Debounce delay in milliseconds (document 0 §9). */
const DEBOUNCE_MS = 250;

/** The debounced value: it follows `value` after a pause, by default that of a search. */
export function useDebounced<T>(value: T, pauseMs = DEBOUNCE_MS): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return debounced;
}
