import { useEffect, useState } from 'react';

/** How long a person must pause before something is asked (document 0 §9). */
const DEBOUNCE_MS = 250;

/** The value once it has not changed for a moment. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
