import { mayTouchAll } from '@fieldspan/contract/access-rules';
import { IMPORT_MODELS } from '@fieldspan/contract/import-calls';
import type { ImportModel } from '@fieldspan/contract/import-calls';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconUpload } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { useCurrentUser } from '../current-user.ts';

const ImportDialog = lazyScreen(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** Whether lists of the model can be imported. */
export const isImported = (model: string): model is ImportModel => IMPORT_MODELS.some((name) => name === model);

/** Imports a list of a spreadsheet; for people who may write every record of the model. */
export function ImportButton({ model }: { model: ImportModel }) {
  const [isOpen, setIsOpen] = useState(false);
  const { viewer } = useCurrentUser();
  if (!mayTouchAll(viewer, model, 'write')) return null;
  return (
    <>
      <Button icon={<IconUpload aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('Import')}
      </Button>
      {isOpen && (
        <Wait>
          <ImportDialog model={model} onClose={() => setIsOpen(false)} />
        </Wait>
      )}
    </>
  );
}
