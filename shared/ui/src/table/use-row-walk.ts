import { useLayoutEffect, useState, type RefObject } from 'react';
import { RowWalk } from './row-walk.ts';
import type { TableModel } from './table-model.ts';
import type { RowWindow } from './use-row-window.ts';

/** Keyboard navigation for the rows inside an element. */
export function useRowWalk<R>(
  place: RefObject<HTMLElement | null>,
  { rows, selection, reorder }: TableModel<R>,
  { reveal }: RowWindow,
): RowWalk {
  const [walk] = useState(() => new RowWalk(place));
  useLayoutEffect(() => walk.update({ count: rows.length, reveal, selection, reorder }));
  useLayoutEffect(() => {
    const list = place.current;
    list?.addEventListener('keydown', walk.handleRowKey);
    document.addEventListener('keydown', walk.handlePageKey);
    return () => {
      list?.removeEventListener('keydown', walk.handleRowKey);
      document.removeEventListener('keydown', walk.handlePageKey);
    };
  }, [place, walk]);
  return walk;
}
