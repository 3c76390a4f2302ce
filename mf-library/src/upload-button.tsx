import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconUpload } from '@fieldspan/ui/icons';
import { unfinished } from './upload/upload-item.ts';
import { LIBRARY, useUploads } from './upload/upload-queue.ts';

type UploadButtonProps = { isOpen: boolean; onToggle: () => void };

/** Opens the panel; a badge shows the number of uploads while it is closed. */
export function UploadButton({ isOpen, onToggle }: UploadButtonProps) {
  const waiting = unfinished(useUploads(LIBRARY));
  return (
    <Button
      variant={isOpen ? 'default' : 'primary'}
      icon={<IconUpload aria-hidden="true" />}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {waiting === 0 ? t('Upload files') : t('Uploading {{waiting}}', { waiting })}
    </Button>
  );
}
