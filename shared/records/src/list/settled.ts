import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The value as it was when it last stood still for a quarter of a second (document 0 §9). */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
