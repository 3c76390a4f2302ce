import type { RefObject } from 'react';
import type { RowReorder } from './row-reorder.ts';
import type { RowSelection } from './use-selection.ts';

const TYPING = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"])';
const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog';
const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

type WalkParts = {
  count: number;
  /** Scrolls a row into view, rendering it if necessary. */
  reveal: (index: number) => void;
  selection: RowSelection | null;
  reorder: RowReorder | null;
};

/**
 * Keyboard navigation in rows: j, k and arrows for next and previous, Home and End, x selects, Alt with an arrow moves
 * the row. Focus goes to the row's link, so that Enter opens it. Rows have their index as `data-index`.
 */
export class RowWalk {
  /** Holds the rows. */
  readonly #place: RefObject<HTMLElement | null>;
  #parts: WalkParts = { count: 0, reveal: () => {}, selection: null, reorder: null };
  #at = -1;
  /** The row to focus as soon as it is rendered. */
  #wanted: { index: number; part: string } | null = null;

  constructor(place: RefObject<HTMLElement | null>) {
    this.#place = place;
  }

  /** Call after each render: a row that was out of view may have been rendered. */
  update(parts: WalkParts): void {
    this.#parts = parts;
    this.#focusWanted();
  }

  /** A key in a row. */
  readonly handleRowKey = (event: KeyboardEvent): void => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    if (!row || isTyping(event.target)) return;
    this.#at = Number(row.dataset['index']);
    if (event.altKey ? this.#moveBy(event) : this.#press(event)) event.preventDefault();
  };

  /** j and k work wherever the focus is, except in text fields and while a dialog is open. */
  readonly handlePageKey = (event: KeyboardEvent): void => {
    const { key, target, defaultPrevented } = event;
    if (defaultPrevented || hasModifier(event) || event.altKey || (key !== 'j' && key !== 'k')) return;
    if (isTyping(target) || isInLayer(target) || !this.#place.current) return;
    event.preventDefault();
    this.#goTo(this.#at + (STEPS[key] ?? 0));
  };

  /** Moves a row; focus moves with it, to its part with this `data-part`. */
  readonly moveRow = (from: number, to: number, part = 'link'): void => {
    if (!this.#parts.reorder) return;
    this.#parts.reorder.move(from, to);
    this.#aimAt(to, part);
  };

  #moveBy({ key }: KeyboardEvent): boolean {
    const step = STEPS[key];
    if (step === undefined || !this.#parts.reorder) return false;
    this.moveRow(this.#at, this.#at + step);
    return true;
  }

  #press(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    if (hasModifier(event)) return false;
    const step = STEPS[key];
    if (step !== undefined) this.#goTo(this.#at + step);
    else if (key === 'Home') this.#goTo(0);
    else if (key === 'End') this.#goTo(this.#parts.count - 1);
    else if (key === 'x' && this.#parts.selection) this.#parts.selection.toggle(this.#at, shiftKey);
    else return false;
    return true;
  }

  #goTo(index: number): void {
    this.#aimAt(index, 'link');
    this.#focusWanted();
  }

  #aimAt(index: number, part: string): void {
    this.#at = Math.max(0, Math.min(index, this.#parts.count - 1));
    this.#wanted = { index: this.#at, part };
    this.#parts.reveal(this.#at);
  }

  #focusWanted(): void {
    if (!this.#wanted) return;
    const { index, part } = this.#wanted;
    const row = this.#place.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (!row) return;
    this.#wanted = null;
    (row.querySelector<HTMLElement>(`[data-part="${part}"]`) ?? row).focus();
  }
}

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches(TYPING);

const isInLayer = (target: EventTarget | null): boolean => target instanceof Element && target.closest(LAYER) !== null;

const hasModifier = ({ ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }): boolean => ctrlKey || metaKey;
