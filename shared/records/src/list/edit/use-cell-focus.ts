import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { EngineRow } from '../../entry.ts';
import type { Cell } from './cell.ts';
import { nextCell } from './cell-value.ts';

type Editing = {
  rows: readonly EngineRow[];
  cells: { ids: readonly number[]; keys: readonly string[] };
  active: Cell | null;
  start: (cell: Cell) => void;
};

/** F2 in a row begins with its first cell that can be edited, or with the one that has the focus. After an edit it comes back. */
export function useCellFocus(place: RefObject<HTMLElement | null>, editing: Editing): void {
  const now = useRef(editing);
  const last = useRef<Cell | null>(null);
  useLayoutEffect(() => {
    now.current = editing;
    const { active, rows } = editing;
    if (active === null && last.current !== null) focusPencil(place.current, rows, last.current);
    last.current = active;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const cell = event.key === 'F2' ? cellAt(event.target, now.current) : null;
      if (cell === null) return;
      event.preventDefault();
      now.current.start(cell);
    };
    const element = place.current;
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, [place]);
}

function cellAt(target: EventTarget | null, { rows, cells }: Editing): Cell | null {
  if (!(target instanceof Element)) return null;
  const row = rows[Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? Number.NaN)];
  if (row === undefined) return null;
  const key = target.closest<HTMLElement>('[data-pencil]')?.dataset['pencil'];
  if (key !== undefined) return { id: row.id, key };
  const inRow = { ...cells, ids: cells.ids.filter((id) => id === row.id) };
  return nextCell(inRow, { id: row.id, key: '' }, 1);
}

/** Unless the person has gone elsewhere by then. */
function focusPencil(place: HTMLElement | null, rows: readonly EngineRow[], { id, key }: Cell): void {
  const isElsewhere = document.activeElement !== document.body && !place?.contains(document.activeElement);
  const at = rows.findIndex((row) => row.id === id);
  if (isElsewhere || at < 0) return;
  place?.querySelector<HTMLElement>(`[data-index="${at}"] [data-pencil="${key}"]`)?.focus();
}
