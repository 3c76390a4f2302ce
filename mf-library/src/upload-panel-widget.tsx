import { deleteRecord } from '@fieldspan/api/delete-record';
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldOf } from './field-of.tsx';
import { FileChooser } from './stored-file/file-chooser.tsx';
import { requireWay } from './stored-file/require-way.ts';
import { StoredPreview } from './stored-file/stored-preview.tsx';
import { UploadLine } from './stored-file/upload-line.tsx';
import { useFileUpload } from './stored-file/use-file-upload.ts';
import styles from './upload-panel-widget.module.css';

type UploadPanelProps = WidgetContracts['library.upload-panel'];

/** A stored file with its preview; another one takes its place only when that is stored. */
export function Widget({ label, target, action, accept, value, onChange }: UploadPanelProps) {
  requireWay(target, action);
  const [isChanging, setIsChanging] = useState(false);
  const { upload, send, retry } = useFileUpload({
    action,
    accept,
    onStored: ({ id, filename, original_filename, thumb_filename, type }) => {
      setIsChanging(false);
      onChange({ id, filename, original_filename, thumb_filename, type });
    },
  });
  const removing = useMutation({
    mutationFn: (id: number) => deleteRecord('LibraryUpload', { id }),
    onSuccess: (trashId) => {
      offerUndo(t('File deleted'), [trashId]);
      onChange(null);
    },
  });
  const isBusy = upload?.state === 'uploading' || removing.isPending;
  return (
    <FieldOf label={label}>
      {value && <StoredPreview file={value} />}
      {upload && <UploadLine upload={upload} onRetry={retry} />}
      {(!value || isChanging) && !isBusy && <FileChooser label={label} accept={accept} onChoose={send} />}
      {value && (
        <div className={styles.actions}>
          <Button disabled={isBusy} onClick={() => setIsChanging(!isChanging)}>
            {isChanging ? t('Keep this file') : t('Change')}
          </Button>
          <Button
            variant="danger"
            busy={removing.isPending}
            disabled={isBusy}
            onClick={() => removing.mutate(value.id)}
          >
            {t('Delete')}
          </Button>
        </div>
      )}
    </FieldOf>
  );
}
