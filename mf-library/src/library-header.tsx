import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconUpload } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { unfinished } from './upload/upload-item.ts';
import { LIBRARY, useUploads } from './upload/upload-queue.ts';

type LibraryHeaderProps = { isUploading: boolean; onToggleUpload: () => void };

/** The count on the button tells of uploads while their panel is closed. */
export function LibraryHeader({ isUploading, onToggleUpload }: LibraryHeaderProps) {
  const waiting = unfinished(useUploads(LIBRARY));
  return (
    <PageHeader
      title={t('Library')}
      actions={
        <Button
          variant={isUploading ? 'default' : 'primary'}
          icon={<IconUpload aria-hidden="true" />}
          aria-expanded={isUploading}
          onClick={onToggleUpload}
        >
          {waiting === 0 ? t('Upload files') : t('Uploading {{waiting}}', { waiting })}
        </Button>
      }
    />
  );
}
