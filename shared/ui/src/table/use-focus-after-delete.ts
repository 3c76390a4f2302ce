import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a row was deleted, focus cannot return to its button: it goes to the next row, or the last one.
 * @param place contains the rows
 * @param isAsking whether the delete dialog is open
 * @returns a function that records the index of the row to be deleted
 */
export function useFocusAfterDelete(place: RefObject<HTMLElement | null>, isAsking: boolean): (index: number) => void {
  const gone = useRef<number | null>(null);
  useEffect(() => {
    if (isAsking || gone.current === null) return undefined;
    const index = gone.current;
    gone.current = null;
    // By then the dialog has tried to restore the focus; if somebody moved it elsewhere, it stays there.
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
