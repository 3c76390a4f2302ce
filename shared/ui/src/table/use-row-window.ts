import { useEffect, useLayoutEffect, useReducer, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { VirtualRows } from './virtual-rows.ts';

/** Above this number of rows, only those near the window are rendered (virtualised). */
const ALL_UP_TO = 100;
/** Rows rendered before it is known which are visible: more than a screen holds. */
const FIRST = 40;

export type RowWindow = {
  isPartial: boolean;
  /** The rendered rows; `before` is the height of the spacer above each, in px. */
  rows: readonly { index: number; before: number }[];
  /** Height of the spacer after the last row. */
  after: number;
  /** Ref for each row, which has its index as `data-index`. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  /** Scrolls a row into view, rendering it if necessary. */
  reveal: (index: number) => void;
};

/** How many rows there are, and the height of one in px; rows that are whole lines of tiles are fewer on a screen. */
type Sizes = {
  count: number;
  rowHeight: number;
  /** Whether every row has exactly that height; otherwise it is an estimate, and each is measured. */
  isExact?: boolean;
  allUpTo?: number;
  first?: number;
  overscan?: number | undefined;
};

const allRows = (count: number) => Array.from({ length: count }, (_, index) => ({ index, before: 0 }));

/**
 * Virtualises rows. The page itself scrolls, so Back restores the same rows. Lists are paged, so the code for many rows
 * is lazy-loaded.
 * @param place the element that contains the rows
 */
export function useRowWindow(
  place: RefObject<HTMLElement | null>,
  { count, rowHeight, isExact = false, allUpTo = ALL_UP_TO, first = FIRST, overscan }: Sizes,
): RowWindow {
  const isPartial = count > allUpTo;
  const virtual = useVirtualRows(place, { count: isPartial ? count : 0, rowHeight, isExact, overscan });
  if (!isPartial) return { isPartial, rows: allRows(count), after: 0, measure: undefined, reveal: () => {} };
  if (!virtual) {
    return {
      isPartial,
      rows: allRows(Math.min(first, count)),
      after: Math.max(count - first, 0) * rowHeight,
      measure: undefined,
      reveal: () => {},
    };
  }
  const { measure, reveal } = virtual;
  return { isPartial, rows: virtual.rows(), after: virtual.after(), measure: isExact ? undefined : measure, reveal };
}

/** Use the height of a rendered row as estimate for the others. */
type Loaded = { virtual: VirtualRows | null; rowHeight: number | null; failure: unknown };

const NOTHING: Loaded = { virtual: null, rowHeight: null, failure: null };

function useVirtualRows(
  place: RefObject<HTMLElement | null>,
  { count, rowHeight, isExact, overscan }: Omit<Sizes, 'allUpTo' | 'first'>,
): VirtualRows | null {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const [{ virtual, failure, rowHeight: drawn }, setLoaded] = useState(NOTHING);
  const isWanted = count > 0;
  const top = usePlaceOnPage(place, isWanted);
  // Render synchronously while scrolling, so that no frame shows a gap.
  const onChange = (isScrolling: boolean) => (isScrolling ? flushSync(redraw) : redraw());
  const height = isExact ? rowHeight : (drawn ?? rowHeight);
  const parts = { place: place.current, count, rowHeight: height, top, overscan, onChange };
  virtual?.update(parts);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const load = async () => {
      const { VirtualRows: Rows } = await import(/* webpackChunkName: 'many-rows' */ './virtual-rows.ts');
      if (!isGone) setLoaded({ ...NOTHING, virtual: new Rows(), rowHeight: heightOfRow(place.current) });
    };
    load().catch((error: unknown) => !isGone && setLoaded({ ...NOTHING, failure: error }));
    return () => {
      isGone = true;
    };
  }, [isWanted, place]);
  useLayoutEffect(() => virtual?.start(), [virtual]);
  useLayoutEffect(() => virtual?.settle());
  // The screen's error boundary shows the failure and offers to retry.
  if (failure !== null) throw failure;
  return virtual;
}

/** In px, rounded like measured rows; null while none is rendered. Every wrong estimate costs a pass over all rows. */
function heightOfRow(place: HTMLElement | null): number | null {
  return place?.querySelector<HTMLElement>('[data-index]')?.offsetHeight || null;
}

/** Distance of an element from the page's top in px; content above it may grow. */
function usePlaceOnPage(place: RefObject<HTMLElement | null>, isWatched: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!isWatched) return undefined;
    const measure = () => {
      const box = place.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [isWatched, place]);
  return top;
}
