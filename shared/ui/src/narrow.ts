import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at most this many pixels wide (inclusive). */
export const useNarrow = (breakpoint: number): boolean => useMedia(`(max-width: ${breakpoint}px)`);

/** Whether a media query holds, such as `screen and (max-width: 800px)`. */
export function useMedia(query: string): boolean {
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
