import { useEffect, useRef } from 'react';

/**
 * Does something as soon as no finger or pen is on the screen, at once if none is: a stroke that has begun is not cut
 * off.
 */
export function useHandUp(): (then: () => void) => void {
  const down = useRef(new Set<number>());
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const over = new AbortController();
    const on = (name: 'pointerdown' | 'pointerup' | 'pointercancel', hear: (event: PointerEvent) => void) =>
      addEventListener(name, hear, { capture: true, signal: over.signal });
    const handleUp = ({ pointerId }: PointerEvent) => {
      down.current.delete(pointerId);
      // The sheet itself hears of it after the window.
      if (down.current.size === 0) setTimeout(() => waiting.current.splice(0).forEach((then) => then()));
    };
    on('pointerdown', ({ pointerId }) => down.current.add(pointerId));
    on('pointerup', handleUp);
    on('pointercancel', handleUp);
    return () => over.abort();
  }, []);
  return (then) => {
    if (down.current.size === 0) return then();
    waiting.current.push(then);
    return undefined;
  };
}
