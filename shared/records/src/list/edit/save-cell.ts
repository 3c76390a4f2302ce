import { showAlert } from '@fieldspan/api/alerts';
import type { ModelName } from '@fieldspan/contract/models';
import type { FieldValue, FormField } from '@fieldspan/contract/save';
import { fieldsFrom } from '@fieldspan/domain/some-fields';
import { sendChange } from '@fieldspan/federation/send-record';
import type { AskClashes } from '@fieldspan/federation/send-record';
import { t } from '@fieldspan/ui/i18n';

/** A change of one field of a record: over the version that the person saw. */
export type CellChange<N extends ModelName> = {
  model: N;
  id: number;
  version: number | undefined;
  name: FormField<N>;
  from: FieldValue;
  to: FieldValue;
};

/**
 * Saves a cell. What somebody else changed meanwhile is merged; if it is the same field, the person is asked.
 * @returns false when they chose to save nothing
 * @throws ApiError
 */
export async function saveCell<N extends ModelName>(change: CellChange<N>, ask: AskClashes): Promise<boolean> {
  const { model, id, version, name, from, to } = change;
  const base = { values: fieldsFrom([[name, from]]), version: version ?? null };
  return (await sendChange({ model, id, base, edits: fieldsFrom([[name, to]]), ask })) !== null;
}

/** Announces changes, and offers for ten seconds to take them back: where nobody has changed them since. */
export function offerCellUndo<N extends ModelName>(
  message: string,
  changes: readonly CellChange<N>[],
  ask: AskClashes,
): void {
  const undo = async () => {
    // Over the version that the change has made. If it became another one meanwhile, the server says so, and that is merged.
    for (const { from, to, version, ...change } of changes.toReversed()) {
      const made = version === undefined ? version : version + 1;
      await saveCell({ ...change, version: made, from: to, to: from }, ask);
    }
    showAlert({ type: 'success', message: t('Taken back.') });
  };
  showAlert({ type: 'success', message, undo });
}
