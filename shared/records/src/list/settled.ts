import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The debounced value: it follows after a quarter of a second without changes (document 0 §9). */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
