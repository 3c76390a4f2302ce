import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at most this many pixels wide (inclusive). */
export function useNarrow(breakpoint: number): boolean {
  const query = `(max-width: ${breakpoint}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(query).matches ?? false);
}
