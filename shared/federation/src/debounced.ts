import { useEffect, useState } from 'react';

/** Debounce delay in milliseconds (document 0 §9). */
const DEBOUNCE_MS = 250;

/** The debounced value: it follows `value` after a pause. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
