import { alertError } from '@fieldspan/api/alerts';
import { deleteRecord } from '@fieldspan/api/delete-record';
import type { LibraryFile } from '@fieldspan/api/queries/library';
import { personName } from '@fieldspan/domain/person-name';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { useNavigate } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconTrash } from '@fieldspan/ui/icons';
import { useState } from 'react';
import styles from './delete-file.module.css';

type DeleteFileProps = { file: LibraryFile; isOwn: boolean };

/** Asks before deleting, and names the colleague whose file it is. */
export function DeleteFile({ file, isOwn }: DeleteFileProps) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const handleConfirm = async () => {
    try {
      offerUndo(t('File deleted'), [await deleteRecord('LibraryFile', file)]);
    } catch (error) {
      alertError(error);
      return;
    }
    void navigate('/library/files', { replace: true });
  };
  const owner = file.CreatedBy ? personName(file.CreatedBy) : t('somebody who has left');
  return (
    <>
      <Button className={styles.button ?? ''} icon={<IconTrash aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        {t('Delete file')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={isOwn ? t('Delete file') : t('Delete a colleague’s file?')}
        message={
          isOwn
            ? t('Are you sure you want to delete this file? It leaves the library for everybody.')
            : t('This file was added by {{owner}}. It leaves the library for everybody.', { owner })
        }
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        onConfirm={handleConfirm}
      />
    </>
  );
}
