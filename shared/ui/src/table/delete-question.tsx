import { ConfirmDialog } from '../confirm-dialog.tsx';
import { t } from '../i18n.ts';

type DeleteQuestionProps<R> = {
  record: string;
  /** null asks nothing. */
  row: R | null;
  onClose: () => void;
  /** Says itself what came of it; what it rejects with is not shown a second time. */
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
      title={t('Delete {{record}}', { record })}
      message={t('Are you sure you want to delete this {{record}}?', { record })}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      danger
      onConfirm={handleConfirm}
    />
  );
}
