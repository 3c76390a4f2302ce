import type { StoredFile } from '@fieldspan/contract/widgets';
import type { AcceptedFiles } from '@fieldspan/domain/accepted-files';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { FieldOf } from './field-of.tsx';
import { FileChooser } from './stored-file/file-chooser.tsx';
import { StoredPreview } from './stored-file/stored-preview.tsx';
import { UploadLine } from './upload/upload-line.tsx';
import { useFileUpload } from './upload/use-file-upload.ts';
import styles from './stored-file-panel.module.css';

type StoredFilePanelProps = {
  label: string;
  action: 'POST' | 'PUT';
  accept: AcceptedFiles;
  value: StoredFile | null;
  onStored: (file: StoredFile) => void;
  isRemoving: boolean;
  onRemove: (file: StoredFile) => void;
};

/** A stored file with its preview; another one replaces it only after it is stored. */
export function StoredFilePanel(props: StoredFilePanelProps) {
  const { label, action, accept, value, onStored, isRemoving, onRemove } = props;
  const [isChanging, setIsChanging] = useState(false);
  const { upload, send, retry } = useFileUpload({
    action,
    accept,
    onStored: ({ id, filename, original_filename, thumb_filename, type }) => {
      setIsChanging(false);
      onStored({ id, filename, original_filename, thumb_filename, type });
    },
  });
  const isBusy = upload?.state === 'uploading' || isRemoving;
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
          <Button variant="danger" busy={isRemoving} disabled={isBusy} onClick={() => onRemove(value)}>
            {t('Delete')}
          </Button>
        </div>
      )}
    </FieldOf>
  );
}
