import type { RecordMessages } from '@fieldspan/domain/message';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { t, translated } from '../i18n.ts';

type DeleteQuestionProps<R> = {
  record: RecordMessages;
  /** The row to ask about; null asks nothing. */
  row: R | null;
  onClose: () => void;
  /** Announces its own result; if it rejects, nothing more is shown. */
  onDelete: (row: R) => Promise<void>;
};

/** Asks before a row is deleted (document 1 §5). */
export function DeleteQuestion<R>({ record, row, onClose, onDelete }: DeleteQuestionProps<R>) {
  const handleConfirm = async () => {
    if (row !== null) await onDelete(row).catch(() => undefined);
  };
  return (
    <ConfirmDialog
      open={row !== null}
      onClose={onClose}
      title={translated(record.remove)}
      message={translated(record.ask)}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      danger
      onConfirm={handleConfirm}
    />
  );
}
