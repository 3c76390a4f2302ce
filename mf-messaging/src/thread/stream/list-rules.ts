import { defaultRangeExtractor } from '@tanstack/react-virtual';
import type { Range, VirtualItem, Virtualizer } from '@tanstack/react-virtual';

/**
 * Whether to correct the scroll position when a row turns out taller or shorter. For a row above the view always, or a
 * late picture would push the text away; for one that reaches into the view only at its first measurement.
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

/** The focused row stays rendered wherever the list is scrolled to. */
export function withFocused(range: Range, scroller: HTMLElement | null): number[] {
  const indexes = defaultRangeExtractor(range);
  const active = document.activeElement;
  const row = scroller?.contains(active) ? active?.closest<HTMLElement>('[data-index]') : null;
  const focused = row ? Number(row.dataset['index']) : null;
  if (focused === null || focused >= range.count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].toSorted((a, b) => a - b);
}
