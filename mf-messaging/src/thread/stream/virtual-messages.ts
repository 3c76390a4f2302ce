import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/react-virtual';
import type { VirtualizerOptions } from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';
import { keepsPlace, withFocused } from './list-rules.ts';

/** A row with its estimated height in px. */
export type ListRow = { key: string; estimate: number };

/** Closer to the end than this (px) counts as being at the end. */
export const AT_END_PX = 48;
const PADDING_PX = 12;
const OVERSCAN = 6;

type Options = VirtualizerOptions<HTMLElement, HTMLElement>;

/** Determines which rows of a stream to render, and keeps the reader's position. */
export class VirtualMessages {
  readonly #redraw: () => void;
  readonly #list: Virtualizer<HTMLElement, HTMLElement>;
  #scroller: HTMLElement | null = null;
  #isMeasuring = false;

  /** @param redraw re-renders the list */
  constructor(redraw: () => void) {
    this.#redraw = redraw;
    this.#list = new Virtualizer(this.#optionsFor([]));
    this.#list.shouldAdjustScrollPositionOnItemSizeChange = keepsPlace;
  }

  /** Call before each render. */
  update(rows: readonly ListRow[]): void {
    this.#list.setOptions(this.#optionsFor(rows));
  }

  /** Starts listening; returns a function that stops it. */
  start(scroller: HTMLElement): () => void {
    this.#scroller = scroller;
    return this.#list['_didMount']();
  }

  /** Call after each render. */
  settle(): void {
    this.#list['_willUpdate']();
  }

  /** Ref of each row, which has its index as `data-index`. */
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
      // Synchronously when the scroll position was corrected, so that no frame shows the rows elsewhere; deferred while
      // React is measuring.
      onChange: (_, isSync) => (isSync && !this.#isMeasuring ? flushSync(this.#redraw) : this.#redraw()),
    };
  }
}
