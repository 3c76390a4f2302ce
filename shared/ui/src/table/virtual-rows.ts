import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type Range,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';

/** Overscan: rows rendered above and below the window, enough for a quick flick. */
const OVERSCAN = 8;
/** Space for the top bar and sticky header above a row that gets the focus. */
const HEAD_PX = 96;

type VirtualParts = {
  /** The element that holds the rows. */
  place: HTMLElement | null;
  count: number;
  /** Height of a row in px; an estimate until it is measured. */
  rowHeight: number;
  /** Rows rendered above and below the window. */
  overscan?: number | undefined;
  /** Top of the rows, in px from the page's top. */
  top: number;
  onChange: (isScrolling: boolean) => void;
};

const NOTHING: VirtualParts = { place: null, count: 0, rowHeight: 1, top: 0, onChange: () => {} };

/** Determines which rows are near the window while the page scrolls, and where they are. */
export class VirtualRows {
  readonly #virtualizer = new Virtualizer(optionsOf(NOTHING));
  #top = 0;
  #drawn = '';
  #rowHeight = 0;
  #keyOf = (index: number): number => index;

  /** Call before each render. */
  update(parts: VirtualParts): void {
    this.#top = parts.top;
    if (parts.rowHeight !== this.#rowHeight) {
      this.#rowHeight = parts.rowHeight;
      // Another function is what makes the virtualizer place all rows anew.
      this.#keyOf = (index) => index;
    }
    const onChange = (isScrolling: boolean) => this.#place() !== this.#drawn && parts.onChange(isScrolling);
    this.#virtualizer.setOptions({ ...optionsOf({ ...parts, onChange }), getItemKey: this.#keyOf });
  }

  /** Starts listening; returns a function that stops it. */
  readonly start = (): (() => void) => this.#virtualizer['_didMount']();

  /** Call after each render. */
  readonly settle = (): void => {
    this.#drawn = this.#place();
    this.#virtualizer['_willUpdate']();
  };

  /** Which rows are drawn and where: a scroll that ends, and a pixel within the same rows, change nothing. */
  #place(): string {
    const items = this.#virtualizer.getVirtualItems();
    return [
      this.#virtualizer.getTotalSize(),
      ...items.map(({ index, start, size }) => `${index}/${start}/${size}`),
    ].join();
  }

  readonly measure = (row: HTMLElement | null): void => this.#virtualizer.measureElement(row);

  readonly reveal = (index: number): void => this.#virtualizer.scrollToIndex(index, { align: 'auto' });

  rows(): { index: number; before: number }[] {
    const items = this.#virtualizer.getVirtualItems();
    return items.map(({ index, start }, at) => ({ index, before: start - (items[at - 1]?.end ?? this.#top) }));
  }

  after(): number {
    const end = this.#virtualizer.getVirtualItems().at(-1)?.end ?? this.#top;
    return this.#virtualizer.getTotalSize() - (end - this.#top);
  }
}

function optionsOf(parts: VirtualParts): VirtualizerOptions<Window, HTMLElement> {
  const { place, count, rowHeight, top, overscan = OVERSCAN, onChange } = parts;
  return {
    count,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: top,
    scrollPaddingStart: HEAD_PX,
    scrollPaddingEnd: HEAD_PX,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
    rangeExtractor: (range) => withFocused(range, place),
    onChange: (_, isScrolling) => onChange(isScrolling),
  };
}

/** The focused row stays rendered wherever the page is scrolled to. */
function withFocused(range: Range, place: HTMLElement | null): number[] {
  const indexes = defaultRangeExtractor(range);
  const active = document.activeElement;
  const row = place?.contains(active) ? active?.closest<HTMLElement>('[data-index]') : null;
  const focused = row ? Number(row.dataset['index']) : null;
  if (focused === null || focused >= range.count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].sort((a, b) => a - b);
}
