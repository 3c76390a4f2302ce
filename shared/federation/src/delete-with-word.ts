import { msg } from '@fieldspan/domain/message';
import { alertError } from '@fieldspan/api/alerts';
import { deleteRecord } from '@fieldspan/api/delete-record';
import type { SeenRecord } from '@fieldspan/api/delete-record';
import type { ModelName } from '@fieldspan/contract/models';
import { translated } from '@fieldspan/ui/i18n';
import { offerUndo } from './offer-undo.ts';

/**
 * Deletes a record after the person has confirmed it, announces the result and offers to undo it: "Project deleted."
 * where a table gives that, "Deleted!" elsewhere (document 0 §8, document 1 §8).
 * @throws ApiError after it was shown; the record stays
 */
export async function deleteWithWord(model: ModelName, seen: SeenRecord, said = msg('Deleted!')): Promise<void> {
  const trashId = await deleteRecord(model, seen).catch((error: unknown) => {
    alertError(error);
    throw error;
  });
  offerUndo(translated(said), [trashId]);
}
