import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { UploadState } from '../upload-state.tsx';
import styles from './upload-line.module.css';
import type { FileUpload } from './use-file-upload.ts';

export function UploadLine({ upload, onRetry }: { upload: FileUpload; onRetry: () => void }) {
  const { file, state, share, errors } = upload;
  return (
    <div className={styles.upload}>
      <UploadState name={file.name} state={state} share={share} errors={errors} />
      {state === 'failed' && (
        <Button size="s" onClick={onRetry}>
          {t('Try again')}
        </Button>
      )}
    </div>
  );
}
