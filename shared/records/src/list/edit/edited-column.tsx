import type { ModelName } from '@fieldspan/contract/models';
import type { FieldValue } from '@fieldspan/contract/save';
import { isPlain } from '@fieldspan/domain/some-fields';
import type { Column } from '@fieldspan/ui/columns';
import { t } from '@fieldspan/ui/i18n';
import type { ReactNode } from 'react';
import type { EngineRow } from '../../entry.ts';
import type { Field } from '../../field.ts';
import { cellName, isSameCell } from './cell.ts';
import type { Cell } from './cell.ts';
import { CellEditor } from './cell-editor.tsx';
import type { CellEnd } from './cell-editor.tsx';
import type { Pending } from './use-cell-saves.ts';

/** The cell that is being edited, and what the server said of it. */
export type Active = Cell & { value?: FieldValue; error?: string };

/** The stored value of a field, as an input holds it. */
export function storedValue(row: object, name: string): FieldValue {
  const value: unknown = Reflect.get(row, name);
  return isPlain(value) ? value : null;
}

type Editing<N extends ModelName, R extends EngineRow> = {
  field: Field<N, R>;
  active: Active | null;
  pending: Readonly<Record<string, Pending>>;
  isLocked: (row: R) => boolean;
  onStart: (cell: Cell) => void;
  onEnd: (cell: Cell, of: { row: R; field: Field<N, R> }, end: CellEnd) => void;
};

/** A column whose cells are edited where they stand. */
export function editedColumn<N extends ModelName, R extends EngineRow>(
  column: Column<R>,
  { field, active, pending, isLocked, onStart, onEnd }: Editing<N, R>,
): Column<R> {
  const cellAt = ({ id }: R): Cell => ({ id, key: column.key });
  const pendingOf = (row: R) => pending[cellName(cellAt(row))];
  return {
    ...column,
    cell: (row) => shownCell(column, row, { field, pending: pendingOf(row) }),
    edit: {
      label: t('Edit {{field}}', { field: column.header }),
      isAllowed: (row) => !isLocked(row),
      isSaving: (row) => pendingOf(row) !== undefined,
      onStart: (row) => onStart(cellAt(row)),
      editor: (row) =>
        active !== null && isSameCell(active, cellAt(row)) ? (
          <CellEditor
            key={active.error}
            field={field}
            row={row}
            initial={initialOf(active, pendingOf(row), storedValue(row, field.name))}
            error={active.error}
            onEnd={(end) => onEnd(cellAt(row), { row, field }, end)}
          />
        ) : null,
    },
  };
}

/** What was refused is corrected, and what is on its way changed again; otherwise the stored value. */
function initialOf({ value: refused }: Active, pending: Pending | undefined, stored: FieldValue): FieldValue {
  if (refused !== undefined) return refused;
  return pending === undefined ? stored : pending.value;
}

type Shown<N extends ModelName, R> = { field: Field<N, R>; pending: Pending | undefined };

/** A value that is not stored yet shows as if it were; of a record that was chosen only the title is known. */
function shownCell<N extends ModelName, R extends EngineRow>(
  column: Column<R>,
  row: R,
  { field, pending }: Shown<N, R>,
): ReactNode {
  if (pending === undefined) return column.cell(row);
  return field.kind === 'relation' ? pending.title : column.cell({ ...row, [field.name]: pending.value });
}
