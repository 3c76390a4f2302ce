import { showAlert } from '@fieldspan/api/alerts';
import { restoreRecords } from '@fieldspan/api/restore-records';
import { t } from '@fieldspan/ui/i18n';

/**
 * Says that records were deleted, and for ten seconds offers to take it back: all of them together.
 * @param trashIds as the deletes answered them; null for what is gone for good
 */
export function offerUndo(message: string, trashIds: readonly (number | null)[]): void {
  const kept = trashIds.filter((id) => id !== null);
  if (kept.length === 0) {
    showAlert({ type: 'success', message });
    return;
  }
  const undo = async () => {
    await restoreRecords(kept);
    showAlert({ type: 'success', message: t('Restored.') });
  };
  showAlert({ type: 'success', message, undo });
}
