import { defaultRangeExtractor } from '@tanstack/react-virtual';
import type { Range, VirtualItem, Virtualizer } from '@tanstack/react-virtual';

/**
 * Whether a row that turns out taller or shorter moves what is read. A row above the window always does, or a late
 * picture would push the text away; one that reaches into the window only at its first measuring.
 */
export function keepsPlace<L extends Element | Window, E extends Element>(
  item: VirtualItem,
  _delta: number,
  list: Virtualizer<L, E>,
): boolean {
  const offset = list.scrollOffset ?? 0;
  if (item.end <= offset) return true;
  return item.start < offset && !list.itemSizeCache.has(item.key);
}

/** The row that has the focus stays in the document wherever the list is scrolled to. */
export function withFocused(range: Range, scroller: HTMLElement | null): number[] {
  const indexes = defaultRangeExtractor(range);
  const active = document.activeElement;
  const row = scroller?.contains(active) ? active?.closest<HTMLElement>('[data-index]') : null;
  const focused = row ? Number(row.dataset['index']) : null;
  if (focused === null || focused >= range.count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].toSorted((a, b) => a - b);
}
