import { explain } from '@fieldspan/api/explain';
import type { ModelName } from '@fieldspan/contract/models';
import type { FieldValue } from '@fieldspan/contract/save';
import { useMergeQuestion } from '@fieldspan/federation/use-merge-question';
import type { Column } from '@fieldspan/ui/columns';
import { translated } from '@fieldspan/ui/i18n';
import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useCurrentUser } from '../../current-user.ts';
import { mayChangeRows } from '../../entry-access.ts';
import type { EngineRow, ListEntry } from '../../entry.ts';
import type { Field } from '../../field.ts';
import type { Cell } from './cell.ts';
import type { CellEnd } from './cell-editor.tsx';
import { nextCell } from './cell-value.ts';
import { editedColumn, storedValue } from './edited-column.tsx';
import type { Active } from './edited-column.tsx';
import { pasteColumn } from './paste-column.ts';
import { useCellFocus } from './use-cell-focus.ts';
import { useCellSaves } from './use-cell-saves.ts';

type Editable<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  rows: readonly R[];
  /** The shown columns in order. */
  columns: readonly Column<R>[];
  /** Holds the table. */
  place: RefObject<HTMLElement | null>;
};

type Edited<R> = {
  /** The columns with their editors. */
  columns: readonly Column<R>[];
  /** Asked when somebody else has changed the same cell. */
  question: ReactNode;
};

/** Editing where the value stands: for people who may change the rows, in columns that name a field. */
export function useCellEdits<N extends ModelName, R extends EngineRow>(of: Editable<N, R>): Edited<R> {
  const { entry, rows, columns, place } = of;
  const { viewer } = useCurrentUser();
  const { active, start, startIfFree } = useActiveCell();
  const fields = mayChangeRows(entry, viewer) ? fieldsOf(entry) : new Map<string, Field<N, R>>();
  const labels = Object.fromEntries([...fields.values()].map(({ name, label }) => [name, translated(label)]));
  const { question, ask } = useMergeQuestion(entry.model, { labels });
  const { pending, save } = useCellSaves<N>(ask, (cell, value, error) =>
    startIfFree({ ...cell, value, error: sentenceOf(error) }),
  );
  const isLocked = (row: R) => entry.changes?.isLocked?.(row) ?? false;
  const cells = {
    ids: rows.filter((row) => !isLocked(row)).map(({ id }) => id),
    keys: columns.flatMap(({ key }) => (fields.has(key) ? [key] : [])),
  };
  useCellFocus(place, { rows, cells, active, start });
  const handleEnd = (cell: Cell, { row, field }: { row: R; field: Field<N, R> }, end: CellEnd) => {
    start(null);
    if (end.kind === 'cancel') return;
    if (end.kind === 'paste') {
      const below = rows.slice(rows.indexOf(row)).filter((each) => !isLocked(each));
      void pasteColumn({ model: entry.model, field, rows: below, lines: end.lines, ask });
      return;
    }
    if (end.go === 'next' || end.go === 'previous') start(nextCell(cells, cell, end.go === 'next' ? 1 : -1));
    const { id, version } = row;
    const change = {
      model: entry.model,
      id,
      version,
      name: field.name,
      from: storedValue(row, field.name),
      to: end.value,
    };
    if (change.to !== change.from) void save({ cell, change, title: end.title, label: translated(field.label) });
  };
  const edited = (column: Column<R>, field: Field<N, R>) =>
    editedColumn(column, { field, active, pending, isLocked, onStart: start, onEnd: handleEnd });
  return {
    question,
    columns: columns.map((column) => {
      const field = fields.get(column.key);
      return field ? edited(column, field) : column;
    }),
  };
}

const fieldsOf = <N extends ModelName, R extends EngineRow>({ columns }: ListEntry<N, R>): Map<string, Field<N, R>> =>
  new Map(columns.flatMap(({ key, field }) => (field ? [[key, field] as const] : [])));

function sentenceOf(error: unknown): string {
  const { text, list } = explain(error);
  return [text, ...list].join(' ');
}

/** The cell that is being edited. A refusal comes later, and does not take the place of what is typed by then. */
function useActiveCell() {
  const [active, setActive] = useState<Active | null>(null);
  const current = useRef<Active | null>(null);
  const start = (cell: Active | null) => {
    current.current = cell;
    setActive(cell);
  };
  const startIfFree = (cell: Cell & { value: FieldValue; error: string }): boolean => {
    if (current.current !== null) return false;
    start(cell);
    return true;
  };
  return { active, start, startIfFree };
}
