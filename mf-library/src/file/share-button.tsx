import type { LibraryFile } from '@fieldspan/api/queries/library';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconLink } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { fileName } from '../file-name.ts';
import { ShareDialog } from '../shares/share-dialog.tsx';

/** Makes a link to one file. */
export function ShareButton({ file }: { file: Pick<LibraryFile, 'id' | 'caption' | 'LibraryUpload'> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<IconLink aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('Make a link')}
      </Button>
      <ShareDialog
        open={isOpen}
        name={fileName(file)}
        chosen={{ fileIds: [file.id], folderIds: [] }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
