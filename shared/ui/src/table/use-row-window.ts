import { useEffect, useLayoutEffect, useReducer, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { VirtualRows } from './virtual-rows.ts';

/** With more rows than this only those near the window are in the document. */
const ALL_UP_TO = 100;
/** Stand there until it is known which rows are near the window: more than a screen holds. */
const FIRST = 40;

export type RowWindow = {
  isPartial: boolean;
  /** Rows that are in the document; `before` is the empty height in px above each of them. */
  rows: readonly { index: number; before: number }[];
  /** Empty height below the last one. */
  after: number;
  /** Ref of each row, which carries its `data-index`. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  /** Brings a row into the document and into view. */
  reveal: (index: number) => void;
};

const allRows = (count: number) => Array.from({ length: count }, (_, index) => ({ index, before: 0 }));

/**
 * The rows that have to be in the document. The page itself scrolls, so Back returns to the same rows.
 * Lists come in pages, so the code for many rows is fetched where there are many.
 * @param place the element that holds the rows
 * @param sizes how many rows, and what one is taken to measure in px until it was drawn
 */
export function useRowWindow(
  place: RefObject<HTMLElement | null>,
  { count, rowHeight }: { count: number; rowHeight: number },
): RowWindow {
  const isPartial = count > ALL_UP_TO;
  const virtual = useVirtualRows(place, { count: isPartial ? count : 0, rowHeight });
  if (!isPartial) return { isPartial, rows: allRows(count), after: 0, measure: undefined, reveal: () => {} };
  if (!virtual) {
    return {
      isPartial,
      rows: allRows(FIRST),
      after: (count - FIRST) * rowHeight,
      measure: undefined,
      reveal: () => {},
    };
  }
  const { measure, reveal } = virtual;
  return { isPartial, rows: virtual.rows(), after: virtual.after(), measure, reveal };
}

/** `rowHeight` of a row that stands there: the least wrong guess for those that do not. */
type Loaded = { virtual: VirtualRows | null; rowHeight: number | null; failure: unknown };

const NOTHING: Loaded = { virtual: null, rowHeight: null, failure: null };

function useVirtualRows(
  place: RefObject<HTMLElement | null>,
  { count, rowHeight }: { count: number; rowHeight: number },
): VirtualRows | null {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const [{ virtual, failure, rowHeight: drawn }, setLoaded] = useState(NOTHING);
  const isWanted = count > 0;
  const top = usePlaceOnPage(place, isWanted);
  // While scrolling at once, so that no frame shows a hole.
  const onChange = (isScrolling: boolean) => (isScrolling ? flushSync(redraw) : redraw());
  const parts = { place: place.current, count, rowHeight: drawn ?? rowHeight, top, onChange };
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
  // The boundary of the screen says so, and offers to try again.
  if (failure !== null) throw failure;
  return virtual;
}

/** In px, rounded as the rows are measured; null while none is drawn. Each wrong guess costs a walk through all rows. */
function heightOfRow(place: HTMLElement | null): number | null {
  return place?.querySelector<HTMLElement>('[data-index]')?.offsetHeight || null;
}

/** How far below the page's top an element begins, in px; what stands above it may grow. */
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
