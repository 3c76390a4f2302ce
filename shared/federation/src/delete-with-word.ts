import { alertError, showAlert } from '@fieldspan/api/alerts';
import { deleteRecord } from '@fieldspan/api/delete-record';
import type { ModelName } from '@fieldspan/contract/models';
import { t } from '@fieldspan/ui/i18n';

/**
 * Deletes a record once the person has confirmed it, and says what came of it: "{record} deleted." where a table
 * gives the record's word, "Deleted!" elsewhere (document 0 §8, document 1 §8).
 * @throws ApiError after it was shown; the record stays
 */
export async function deleteWithWord(model: ModelName, id: number, record?: string): Promise<void> {
  try {
    await deleteRecord(model, id);
  } catch (error) {
    alertError(error);
    throw error;
  }
  showAlert({ type: 'success', message: record === undefined ? t('Deleted!') : t('{{record}} deleted.', { record }) });
}
