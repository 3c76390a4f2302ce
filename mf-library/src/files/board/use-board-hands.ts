import { useEffect, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { NOTHING, allLoaded, rangeTo, switchedFile } from './board-selection.ts';
import type { BoardSelection } from './board-selection.ts';
import { stepOf } from './tile-step.ts';
import type { LibraryFile } from '@fieldspan/api/queries/library';
import type { BoardPages } from './use-board-pages.ts';

type Board = {
  place: RefObject<HTMLElement | null>;
  columns: number;
  count: number;
  pages: BoardPages;
  selection: BoardSelection;
  select: (selection: BoardSelection) => void;
  /** Scrolls a tile into view. */
  reveal: (index: number) => void;
  /** What opens a file in the viewer. */
  showerOf: (file: LibraryFile) => (() => void) | undefined;
  /** Follows a link of the app. */
  follow: (to: string) => void;
};

/** How long a finger rests on a tile to begin a selection. */
const LONG_PRESS_MS = 500;
/** A finger that moves this far scrolls. */
const STILL_PX = 10;

/** What mouse, keys and fingers do to the tiles: select one, a range, all; and walk from tile to tile. */
export function useBoardHands(board: Board): Pick<BoardHands, 'events'> {
  const [hands] = useState(() => new BoardHands(board));
  useEffect(() => hands.update(board));
  return hands;
}

class BoardHands {
  #board: Board;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from = { x: 0, y: 0 };
  #isFinger = false;
  /** The resting finger has selected its tile, so the click that follows does nothing. */
  #isSpent = false;

  constructor(board: Board) {
    this.#board = board;
  }

  update(board: Board): void {
    this.#board = board;
  }

  #toggle(index: number, isRange: boolean): void {
    const { pages, selection, select } = this.#board;
    const file = pages.fileAt(index);
    if (file) select(isRange ? rangeTo(selection, index, pages.loaded) : switchedFile(selection, { index, file }));
  }

  readonly events = {
    onKeyDown: (event: KeyboardEvent): void => {
      const index = tileAt(event.target);
      if (index !== null && (this.#choose(event, index) || this.#walk(event, index))) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent): void => {
      const index = tileAt(event.target);
      if (index === null || isBox(event.target) || !this.#isChoice(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!this.#isSpent) this.#toggle(index, event.shiftKey);
    },
    onClick: (event: MouseEvent): void => {
      const index = tileAt(event.target);
      if (index !== null && isBox(event.target)) this.#toggle(index, event.shiftKey);
      if (index !== null && isShow(event.target)) this.#show(index);
      // With Alt the browser saves what a link leads to.
      const isPlain = event.button === 0 && !event.altKey && !event.defaultPrevented;
      const to = isPlain ? linkAt(event.target) : null;
      if (to === null) return;
      event.preventDefault();
      this.#board.follow(to);
    },
    onPointerDown: ({ pointerType, target, clientX, clientY }: PointerEvent): void => {
      this.#isFinger = pointerType === 'touch';
      this.#isSpent = false;
      this.#lift();
      const index = tileAt(target);
      if (!this.#isFinger || index === null || isBox(target)) return;
      this.#from = { x: clientX, y: clientY };
      this.#timer = setTimeout(() => {
        this.#isSpent = true;
        this.#toggle(index, false);
      }, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > STILL_PX) this.#lift();
    },
    onPointerUp: (): void => this.#lift(),
    onPointerCancel: (): void => this.#lift(),
    onContextMenu: (event: MouseEvent): void => {
      if (this.#isFinger && tileAt(event.target) !== null) event.preventDefault();
    },
  };

  #show(index: number): void {
    const file = this.#board.pages.fileAt(index);
    if (file) this.#board.showerOf(file)?.();
  }

  #lift(): void {
    clearTimeout(this.#timer);
  }

  /** Whether a click selects instead of opening; with a finger every tap does while something is selected. */
  #isChoice({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
    if (ctrlKey || metaKey || shiftKey) return true;
    return this.#isFinger && (this.#isSpent || this.#board.selection.files.size > 0);
  }

  #choose({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent, index: number): boolean {
    const { pages, selection, select } = this.#board;
    if (key === 'Escape' && selection.files.size > 0) select(NOTHING);
    else if (key === ' ' && isLink(target)) this.#toggle(index, shiftKey);
    else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) select(allLoaded(pages.loaded));
    else return false;
    return true;
  }

  #walk({ key, shiftKey }: KeyboardEvent, index: number): boolean {
    const { columns, count, selection, select, pages, reveal, place } = this.#board;
    const next = stepOf(key, { index, columns, count });
    if (next === null) return false;
    if (shiftKey) select(rangeTo({ ...selection, anchor: selection.anchor ?? index }, next, pages.loaded));
    reveal(next);
    focusTile(place.current, next);
    return true;
  }
}

/** How many frames a tile that is scrolled to may take to stand there. */
const FRAMES = 20;

function focusTile(place: HTMLElement | null, index: number, left = FRAMES): void {
  const link = place?.querySelector<HTMLElement>(`[data-tile="${index}"] a`);
  if (link) {
    link.focus({ preventScroll: true });
    link.closest('li')?.scrollIntoView?.({ block: 'nearest' });
  } else if (left > 0) requestAnimationFrame(() => focusTile(place, index, left - 1));
}

function tileAt(target: EventTarget): number | null {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
  return tile ? Number(tile.dataset['tile']) : null;
}

const isBox = (target: EventTarget): boolean => target instanceof Element && target.closest('input') !== null;
const isShow = (target: EventTarget): boolean => target instanceof Element && target.closest('button') !== null;
/** Where the link leads that was pressed; null beside one. */
const linkAt = (target: EventTarget): string | null =>
  (target instanceof Element ? target.closest('a') : null)?.getAttribute('href') ?? null;
const isLink = (target: EventTarget): boolean => linkAt(target) !== null;
