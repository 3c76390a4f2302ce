import { alertError } from '@fieldspan/api/alerts';
import type { ModelName } from '@fieldspan/contract/models';
import type { FieldValue } from '@fieldspan/contract/save';
import type { AskClashes } from '@fieldspan/federation/send-record';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { cellName } from './cell.ts';
import type { Cell } from './cell.ts';
import { offerCellUndo, saveCell } from './save-cell.ts';
import type { CellChange } from './save-cell.ts';

/** A value on its way to the server; a record is shown by its title. */
export type Pending = { value: FieldValue; title: string | null };

type Saving<N extends ModelName> = { cell: Cell; change: CellChange<N>; title: string | null; label: string };

type CellSaves<N extends ModelName> = {
  pending: Readonly<Record<string, Pending>>;
  save: (saving: Saving<N>) => Promise<void>;
};

/**
 * Saves cells one by one, and shows their new values before the server has answered.
 * @param onRefused puts the value back into its editor, with the reason; false if another cell is being edited by now
 */
export function useCellSaves<N extends ModelName>(
  ask: AskClashes,
  onRefused: (cell: Cell, value: FieldValue, error: unknown) => boolean,
): CellSaves<N> {
  const [pending, setPending] = useState<Readonly<Record<string, Pending>>>({});
  const save = async ({ cell, change, title, label }: Saving<N>) => {
    const name = cellName(cell);
    setPending((now) => ({ ...now, [name]: { value: change.to, title } }));
    try {
      if (await saveCell(change, ask)) offerCellUndo(t('{{field}} changed.', { field: label }), [change], ask);
    } catch (error) {
      if (!onRefused(cell, change.to, error)) alertError(error);
    } finally {
      setPending(({ [name]: _done, ...others }) => others);
    }
  };
  return { pending, save };
}
