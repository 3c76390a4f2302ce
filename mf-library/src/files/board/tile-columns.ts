import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

const LEAST_PX = 180;
const GAP_PX = 16;
/** A phone shows two tiles side by side. */
const NARROW_PX = 480;

/** How many tiles stand side by side in so many px. */
export const tilesAcross = (width: number): number =>
  width <= NARROW_PX ? 2 : Math.max(2, Math.floor((width + GAP_PX) / (LEAST_PX + GAP_PX)));

/** How many tiles stand side by side in an element. */
export function useTileColumns(place: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(4);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setColumns(tilesAcross(element.clientWidth || window.innerWidth));
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [place]);
  return columns;
}
