import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/react-virtual';
import type { VirtualizerOptions } from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';
import { keepsPlace, withFocused } from './list-rules.ts';

/** A row with what it is taken to measure, in px, until it was drawn. */
export type ListRow = { key: string; estimate: number };

/** Nearer to the end than this counts as reading the newest messages. */
export const AT_END_PX = 48;
const PADDING_PX = 12;
const OVERSCAN = 6;

type Options = VirtualizerOptions<HTMLElement, HTMLElement>;

/** Tells which rows of a stream are near its window, and holds the place of whoever reads it. */
export class VirtualMessages {
  readonly #redraw: () => void;
  readonly #list: Virtualizer<HTMLElement, HTMLElement>;
  #scroller: HTMLElement | null = null;
  #isMeasuring = false;

  /** @param redraw renders the list anew */
  constructor(redraw: () => void) {
    this.#redraw = redraw;
    this.#list = new Virtualizer(this.#optionsFor([]));
    this.#list.shouldAdjustScrollPositionOnItemSizeChange = keepsPlace;
  }

  /** To be called before each rendering. */
  update(rows: readonly ListRow[]): void {
    this.#list.setOptions(this.#optionsFor(rows));
  }

  /** Starts listening, and returns the function that stops it. */
  start(scroller: HTMLElement): () => void {
    this.#scroller = scroller;
    return this.#list['_didMount']();
  }

  /** To be called after each rendering. */
  settle(): void {
    this.#list['_willUpdate']();
  }

  /** Ref of each row, which carries its `data-index`. */
  readonly measure = (row: HTMLElement | null): void => {
    this.#isMeasuring = true;
    try {
      this.#list.measureElement(row);
    } finally {
      this.#isMeasuring = false;
    }
  };

  items(): { index: number; start: number }[] {
    return this.#list.getVirtualItems();
  }

  height(): number {
    return this.#list.getTotalSize();
  }

  get isAtEnd(): boolean {
    return this.#list.isAtEnd(AT_END_PX);
  }

  firstInView(): number {
    return this.#list.getVirtualItemForOffset(this.#list.scrollOffset ?? 0)?.index ?? 0;
  }

  toEnd(): void {
    this.#list.scrollToEnd();
  }

  toIndex(index: number, align: 'start' | 'center' | 'auto'): void {
    this.#list.scrollToIndex(index, { align });
  }

  #optionsFor(rows: readonly ListRow[]): Options {
    return {
      count: rows.length,
      getScrollElement: () => this.#scroller,
      estimateSize: (index) => rows[index]?.estimate ?? 0,
      getItemKey: (index) => rows[index]?.key ?? index,
      anchorTo: 'end',
      followOnAppend: true,
      scrollEndThreshold: AT_END_PX,
      overscan: OVERSCAN,
      paddingStart: PADDING_PX,
      paddingEnd: PADDING_PX,
      observeElementRect,
      observeElementOffset,
      scrollToFn: elementScroll,
      rangeExtractor: (range) => withFocused(range, this.#scroller),
      // At once where the position was moved, so that no frame shows the rows elsewhere; React is at it while it measures.
      onChange: (_, isSync) => (isSync && !this.#isMeasuring ? flushSync(this.#redraw) : this.#redraw()),
    };
  }
}
