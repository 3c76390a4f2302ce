import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element's content is wider than the element. */
export function useIsWide(place: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    const content = element?.firstElementChild;
    if (!element || !content || typeof ResizeObserver === 'undefined') return undefined;
    const watcher = new ResizeObserver(() => setIsWide(content.scrollWidth > element.clientWidth + 1));
    watcher.observe(element);
    watcher.observe(content);
    return () => watcher.disconnect();
  });
  return isWide;
}
