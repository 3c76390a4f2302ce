import { showAlert } from '@fieldspan/api/alerts';
import { restoreRecords } from '@fieldspan/api/restore-records';
import { t } from '@fieldspan/ui/i18n';

/**
 * Announces that records were deleted, and offers to undo all of it for ten seconds.
 * @param trashIds as answered by the deletes; null for what cannot be restored
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
