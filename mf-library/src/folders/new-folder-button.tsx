import { saveRecord } from '@fieldspan/api/save-record';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconFolderPlus } from '@fieldspan/ui/icons';
import { useRef, useState } from 'react';
import { FolderName } from './folder-name.tsx';

/** Makes a folder in another one, or at the top. */
export function NewFolderButton({ parentId }: { parentId: number | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const key = useRef(crypto.randomUUID());
  const save = async (name: string) => {
    await saveRecord('LibraryFolder', { name, parent_id: parentId, client_key: key.current });
    key.current = crypto.randomUUID();
  };
  return (
    <>
      <Button icon={<IconFolderPlus aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('New folder')}
      </Button>
      <FolderName open={isOpen} title={t('New folder')} initial="" onSave={save} onClose={() => setIsOpen(false)} />
    </>
  );
}
