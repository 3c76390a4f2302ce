import { useEffect, useRef } from 'react';

/** Debounce delay in milliseconds. */
const DEBOUNCE_MS = 200;

/**
 * Debounces typed text, so that not every keystroke asks the server.
 * @returns a function to call with each input change and its reason
 */
export function useDebouncedSearch(
  onSearch: ((typed: string) => void) | undefined,
  delayMs = DEBOUNCE_MS,
): (typed: string, reason: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (typed, reason) => {
    // Choosing an option changes the field's text too, and is not a search.
    if (!onSearch || !['input-change', 'input-clear', 'clear-press'].includes(reason)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(typed.trim()), delayMs);
  };
}
