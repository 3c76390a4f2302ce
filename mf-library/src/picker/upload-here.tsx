import { alertError } from '@fieldspan/api/alerts';
import { putLibraryFile } from '@fieldspan/api/queries/library';
import type { FileSource } from '@fieldspan/api/queries/library';
import type { Uploaded } from '@fieldspan/contract/calls';
import type { PickedFile } from '@fieldspan/contract/widgets';
import { acceptOf } from '@fieldspan/domain/accepted-files';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconUpload } from '@fieldspan/ui/icons';
import { useRef } from 'react';
import { UploadLine } from '../upload/upload-line.tsx';
import { useFileUpload } from '../upload/use-file-upload.ts';
import styles from './upload-here.module.css';

type UploadHereProps = { from: FileSource; onPick: (file: PickedFile) => void };

/** A file of the device is stored where the others are, and picked at once. */
export function UploadHere({ from, onPick }: UploadHereProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleStored = async (stored: Uploaded) => {
    try {
      const { record_id: id } = await putLibraryFile(from, stored.id);
      const { id: uploadId, slug, filename, original_filename, thumb_filename } = stored;
      const LibraryUpload = { id: uploadId, slug, filename, original_filename, thumb_filename };
      onPick({ id, file_id: uploadId, caption: '', LibraryUpload });
    } catch (error) {
      alertError(error);
    }
  };
  const { upload, send, retry } = useFileUpload({
    action: 'POST',
    accept: 'documents/images',
    onStored: (stored) => void handleStored(stored),
  });
  return (
    <div className={styles.upload}>
      <Button
        icon={<IconUpload aria-hidden="true" />}
        disabled={upload?.state === 'uploading'}
        onClick={() => input.current?.click()}
      >
        {t('Upload a file')}
      </Button>
      {upload && <UploadLine upload={upload} onRetry={retry} />}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf('documents/images')}
        aria-label={t('File to upload')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) send(chosen);
          target.value = '';
        }}
      />
    </div>
  );
}
