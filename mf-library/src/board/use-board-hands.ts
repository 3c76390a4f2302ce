import { useEffect, useMemo, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { NOTHING, allLoaded, rangeTo, switchedFile } from './board-selection.ts';
import type { BoardSelection } from './board-selection.ts';
import { stepOf } from './tile-step.ts';
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
};

/** How long a finger rests on a tile to begin a selection. */
const LONG_PRESS_MS = 500;
/** A finger that moves this far scrolls. */
const STILL_PX = 10;

/** What mouse, keys and fingers do to the tiles: select one, a range, all; and walk from tile to tile. */
export function useBoardHands(board: Board) {
  const latest = useRef(board);
  useEffect(() => {
    latest.current = board;
  });
  return useMemo(() => handsOf(latest), []);
}

type Latest = RefObject<Board>;

function handsOf(latest: Latest) {
  const toggle = (index: number, isRange: boolean): void => {
    const { pages, selection, select } = latest.current;
    const file = pages.fileAt(index);
    if (file) select(isRange ? rangeTo(selection, index, pages.loaded) : switchedFile(selection, { index, file }));
  };
  const finger = fingerOf(latest, toggle);
  return {
    toggle,
    events: {
      onKeyDown: (event: KeyboardEvent) => handleKey(latest.current, event, toggle),
      onClickCapture: (event: MouseEvent) => {
        const index = tileAt(event.target);
        if (index === null || isBox(event.target)) return;
        const isChoosing = event.ctrlKey || event.metaKey || event.shiftKey;
        if (!isChoosing && !finger.takesClick()) return;
        event.preventDefault();
        event.stopPropagation();
        if (!finger.isSpent()) toggle(index, event.shiftKey);
      },
      ...finger.events,
    },
  };
}

/** A finger that rests on a tile begins a selection; while there is one, each tap switches a tile. */
function fingerOf(latest: Latest, toggle: (index: number, isRange: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let isFinger = false;
  let isSpent = false;
  const end = () => clearTimeout(timer);
  return {
    /** Whether the click that now follows is a choice and not an opening. */
    takesClick: () => isFinger && (isSpent || latest.current.selection.files.size > 0),
    /** Whether the resting finger has chosen already. */
    isSpent: () => isSpent,
    events: {
      onPointerDown: ({ pointerType, target, clientX, clientY }: PointerEvent) => {
        isFinger = pointerType === 'touch';
        isSpent = false;
        end();
        const index = tileAt(target);
        if (!isFinger || index === null || isBox(target)) return;
        from = { x: clientX, y: clientY };
        timer = setTimeout(() => {
          isSpent = true;
          toggle(index, false);
        }, LONG_PRESS_MS);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
      onContextMenu: (event: MouseEvent) => {
        if (isFinger && tileAt(event.target) !== null) event.preventDefault();
      },
    },
  };
}

function handleKey(board: Board, event: KeyboardEvent, toggle: (index: number, isRange: boolean) => void): void {
  const index = tileAt(event.target);
  if (index === null) return;
  const { pages, columns, count, selection, select } = board;
  if (event.key === 'Escape' && selection.files.size > 0) select(NOTHING);
  else if (event.key === ' ' && isLink(event.target)) toggle(index, event.shiftKey);
  else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) select(allLoaded(pages.loaded));
  else {
    const next = stepOf(event.key, { index, columns, count });
    if (next === null) return;
    if (event.shiftKey) select(rangeTo({ ...selection, anchor: selection.anchor ?? index }, next, pages.loaded));
    board.reveal(next);
    focusTile(board.place.current, next);
  }
  event.preventDefault();
}

/** How many frames a tile that is scrolled to may take to stand there. */
const FRAMES = 20;

function focusTile(place: HTMLElement | null, index: number, left = FRAMES): void {
  const link = place?.querySelector<HTMLElement>(`[data-tile="${index}"] a`);
  if (link) link.focus();
  else if (left > 0) requestAnimationFrame(() => focusTile(place, index, left - 1));
}

function tileAt(target: EventTarget): number | null {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
  return tile ? Number(tile.dataset['tile']) : null;
}

const isBox = (target: EventTarget): boolean => target instanceof Element && target.closest('label') !== null;
const isLink = (target: EventTarget): boolean => target instanceof Element && target.closest('a') !== null;
