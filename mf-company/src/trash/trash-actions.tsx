import { alertError, showAlert } from '@fieldspan/api/alerts';
import { purgeRecord } from '@fieldspan/api/queries/trash';
import type { TrashRow } from '@fieldspan/api/queries/trash';
import { refreshReaders } from '@fieldspan/api/query-client';
import { restoreRecords } from '@fieldspan/api/restore-records';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconArrowBackUp, IconTrash } from '@fieldspan/ui/icons';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import { useState } from 'react';
import { useCurrentUser } from '@fieldspan/records/current-user';
import styles from './trash-actions.module.css';

/** Restore, for everybody who sees the row; an Admin may also delete it for good. */
export function TrashActions({ row }: { row: TrashRow }) {
  const { viewer } = useCurrentUser();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { id, title } = row;
  const restore = async () => {
    setIsBusy(true);
    await restoreRecords([id])
      .then(() => showAlert({ type: 'success', message: t('“{{title}}” is back.', { title }) }))
      .catch(alertError);
    setIsBusy(false);
  };
  return (
    <div className={styles.actions}>
      <Button size="s" icon={<IconArrowBackUp aria-hidden="true" />} busy={isBusy} onClick={() => void restore()}>
        {t('Restore')} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      {viewer.role === 'Admin' && (
        <Button size="s" variant="quiet" icon={<IconTrash aria-hidden="true" />} onClick={() => setIsAsking(true)}>
          {t('Delete for good')} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Delete for good?')}
        message={t('“{{title}}” and all that belongs to it, its files included, can then be restored by nobody.', {
          title,
        })}
        confirmLabel={t('Delete for good')}
        cancelLabel={t('Cancel')}
        danger
        onConfirm={() => purge(id, title)}
      />
    </div>
  );
}

async function purge(id: number, title: string): Promise<void> {
  try {
    await purgeRecord(id);
  } catch (error) {
    alertError(error);
    await refreshReaders('Trash/purge');
    throw error;
  }
  showAlert({ type: 'success', message: t('“{{title}}” is deleted for good.', { title }) });
}
