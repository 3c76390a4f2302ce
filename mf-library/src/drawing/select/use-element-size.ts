import type { DrawingSize } from '@fieldspan/domain/drawing';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** The size of an element in px, as it is now; zero before it stands in the page. */
export function useElementSize(ref: RefObject<HTMLElement | null>): DrawingSize {
  const [size, setSize] = useState<DrawingSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(([seen]) => {
      if (seen) setSize({ width: seen.contentRect.width, height: seen.contentRect.height });
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [ref]);
  return size;
}
