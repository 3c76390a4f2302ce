import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a row has gone, its button cannot have the focus back: the row that took its place gets it, or the last one.
 * @param place holds the rows
 * @param isAsking the question about a row stands open
 * @returns notes the place of the row that is about to go
 */
export function useFocusAfterDelete(place: RefObject<HTMLElement | null>, isAsking: boolean): (index: number) => void {
  const gone = useRef<number | null>(null);
  useEffect(() => {
    if (isAsking || gone.current === null) return undefined;
    const index = gone.current;
    gone.current = null;
    // The dialog has tried to give it back by then; whoever took it elsewhere keeps it.
    const frame = requestAnimationFrame(() => {
      const isLost = document.activeElement?.matches('body, [role="dialog"], [role="dialog"] *') ?? true;
      if (place.current && isLost) focusRow(place.current, index);
    });
    return () => cancelAnimationFrame(frame);
  }, [isAsking, place]);
  return (index) => {
    gone.current = index;
  };
}

function focusRow(place: HTMLElement, index: number): void {
  const rows = [...place.querySelectorAll<HTMLElement>('[data-index]')];
  const row = rows.find((each) => each.dataset['index'] === String(index)) ?? rows.at(-1);
  (row?.querySelector<HTMLElement>('[data-part="link"]') ?? row)?.focus();
}
