import { useViewer } from '@fieldspan/api/profile';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconUpload } from '@fieldspan/ui/icons';
import { useState } from 'react';

const ImportDialog = lazyScreen(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** Pieces and readings from a list of a spreadsheet. */
export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false);
  if (!mayWrite('Equipment')(useViewer())) return null;
  return (
    <>
      <Button icon={<IconUpload aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('Import')}
      </Button>
      {isOpen && (
        <Wait>
          <ImportDialog onClose={() => setIsOpen(false)} />
        </Wait>
      )}
    </>
  );
}
