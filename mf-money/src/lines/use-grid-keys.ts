import type { KeyboardEvent } from 'react';
import { filledDown, inserted, moved, newLine, without } from './change-lines.ts';
import type { Lines } from './change-lines.ts';
import { columnsOf } from './line-columns.ts';
import type { GridPlace, LineField } from './line-columns.ts';
import type { EditedLines } from './use-lines.ts';

type Grid = {
  edited: EditedLines;
  place: GridPlace | null;
  go: (place: GridPlace | null) => void;
  /** Taxes of a new line. */
  taxes: readonly string[];
};

/** The keyboard of the line grid, as in a spreadsheet. */
export function useGridKeys(grid: Grid): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { place } = grid;
    if (place === null) return;
    const act = actionOf(event);
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    act({ ...grid, place });
  };
}

type At = Grid & { place: GridPlace };
type Action = (at: At) => void;

const KEYS: Readonly<Record<string, Action>> = {
  Enter: (at) => below(at),
  ArrowDown: (at) => goRow(at, 1),
  ArrowUp: (at) => goRow(at, -1),
  Escape: ({ go }) => go(null),
  'Alt+ArrowDown': (at) => shift(at, 1),
  'Alt+ArrowUp': (at) => shift(at, -1),
  'Ctrl+d': ({ edited, place }) => edited.change((lines) => filledDown(lines, place.key, place.field)),
  'Ctrl+z': ({ edited }) => edited.undo(),
  'Ctrl+y': ({ edited }) => edited.redo(),
  'Ctrl+Shift+z': ({ edited }) => edited.redo(),
  'Ctrl+Delete': (at) => remove(at),
  'Ctrl+Backspace': (at) => remove(at),
};

function actionOf(event: KeyboardEvent): Action | null {
  const isCtrl = event.ctrlKey || event.metaKey;
  const name = `${isCtrl ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${event.shiftKey ? 'Shift+' : ''}`;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return KEYS[`${name}${key}`] ?? null;
}

const rowOf = (lines: Lines, { key }: GridPlace): number => lines.findIndex((line) => line.key === key);

type Edited = Pick<EditedLines, 'lines' | 'columns'>;

/** The same column of another line, or its words where it has no such column. */
function placeIn({ lines, columns }: Edited, row: number, field: LineField): GridPlace | null {
  const line = lines[row];
  if (!line) return null;
  const has = columnsOf(line.kind, columns).some((column) => column.field === field);
  return { key: line.key, field: has ? field : 'description' };
}

function goRow({ edited, place, go }: At, by: 1 | -1): void {
  const to = placeIn(edited, rowOf(edited.lines, place) + by, place.field);
  if (to) go(to);
}

/** Enter goes to the next line, and begins one after the last. */
function below({ edited, place, go, taxes }: At): void {
  const row = rowOf(edited.lines, place);
  const next = placeIn(edited, row + 1, place.field);
  if (next) {
    go(next);
    return;
  }
  const line = newLine('item', taxes);
  edited.change((lines) => inserted(lines, row + 1, [line]));
  go({ key: line.key, field: 'description' });
}

function shift({ edited, place }: At, by: 1 | -1): void {
  edited.change((lines) => moved(lines, place.key, rowOf(lines, place) + by));
}

function remove({ edited, place, go }: At): void {
  const { lines, columns } = edited;
  const row = rowOf(lines, place);
  const left = without(lines, place.key);
  edited.change(() => left);
  go(placeIn({ lines: left, columns }, Math.min(row, left.length - 1), place.field));
}

/** The next or last cell with Tab; null behind the ends of the grid, where Tab leaves it. */
export function tabbed({ lines, columns }: Edited, place: GridPlace, by: 1 | -1): GridPlace | null {
  const row = rowOf(lines, place);
  const own = columnsOf(lines[row]?.kind ?? 'item', columns);
  const next = own[own.findIndex(({ field }) => field === place.field) + by];
  if (next) return { key: place.key, field: next.field };
  const line = lines[row + by];
  if (!line) return null;
  const others = columnsOf(line.kind, columns);
  const field = (by === 1 ? others[0] : others.at(-1))?.field ?? 'description';
  return { key: line.key, field };
}
