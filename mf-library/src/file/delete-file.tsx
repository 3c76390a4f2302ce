import { alertError, showAlert } from '@fieldspan/api/alerts';
import { deleteLibraryFile } from '@fieldspan/api/queries/library';
import { queryClient } from '@fieldspan/api/query-client';
import { useNavigate } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconTrash } from '@fieldspan/ui/icons';
import { useState } from 'react';
import styles from './delete-file.module.css';

export function DeleteFile({ id }: { id: number }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const handleConfirm = async () => {
    try {
      await deleteLibraryFile(id);
    } catch (error) {
      alertError(error);
      return;
    }
    showAlert({ type: 'success', message: t('File deleted') });
    await queryClient.invalidateQueries({ queryKey: ['library', 'files'] });
    void navigate('/library/files', { replace: true });
  };
  return (
    <>
      <Button className={styles.button ?? ''} icon={<IconTrash aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        {t('Delete file')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Delete file')}
        message={t('Are you sure you want to delete this file? It leaves the library for everybody.')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        onConfirm={handleConfirm}
      />
    </>
  );
}
