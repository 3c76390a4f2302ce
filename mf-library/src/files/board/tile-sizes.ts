import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

const LEAST_PX = 220;
/** A phone shows two tiles side by side. */
const NARROW_PX = 480;

/** How many tiles stand side by side, and in px: how large one is, and the gap between two. */
export type TileSizes = { columns: number; width: number; height: number; gap: number };

/**
 * What stands below a tile's picture: its name on two lines of --text-s, and a line of facts. The style sheet gives
 * them this room; all tiles are equally high, so that none has to be measured while the page scrolls.
 */
const TEXT = { rem: 2.2, px: 54 };

/**
 * @param room width of the board in px
 * @param rem px of the page's font size
 */
export function tileSizes(room: number, rem: number): TileSizes {
  const isNarrow = room <= NARROW_PX;
  const gap = isNarrow ? 12 : 16;
  const columns = isNarrow ? 2 : Math.max(2, Math.floor((room + gap) / (LEAST_PX + gap)));
  const width = Math.max(0, Math.floor((room - gap * (columns - 1)) / columns));
  return { columns, gap, width, height: Math.ceil((width * 3) / 4 + TEXT.rem * rem + TEXT.px) };
}

const remOf = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const isSame = (one: TileSizes, other: TileSizes): boolean => one.width === other.width && one.height === other.height;

/** How many tiles stand side by side in an element, and how large they are. */
export function useTileSizes(place: RefObject<HTMLElement | null>): TileSizes {
  const [sizes, setSizes] = useState(() => tileSizes(window.innerWidth, 16));
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const next = tileSizes(element.clientWidth || window.innerWidth, remOf());
      setSizes((before) => (isSame(before, next) ? before : next));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [place]);
  return sizes;
}
