import { useEffect, useState } from 'react';

/** Debounce delay in milliseconds (document 0 §9). */
const DEBOUNCE_MS = 250;

/** The debounced value: it follows `value` after a pause. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
