import { useEffect, useRef } from 'react';

/** Typing rests when no letter comes for this long. */
const REST_MS = 200;

/**
 * Tells what was typed once typing rests, so that not every letter asks the server.
 * @returns to be called with each change of the words and its reason
 */
export function useLateSearch(
  onSearch: ((typed: string) => void) | undefined,
): (typed: string, reason: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (typed, reason) => {
    // Choosing writes into the field as well, and is no question.
    if (!onSearch || !['input-change', 'input-clear', 'clear-press'].includes(reason)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(typed.trim()), REST_MS);
  };
}
