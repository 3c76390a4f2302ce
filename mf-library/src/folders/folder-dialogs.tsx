import type { LibraryFolder } from '@fieldspan/api/queries/library-folders';
import { saveRecord } from '@fieldspan/api/save-record';
import { t } from '@fieldspan/ui/i18n';
import { ShareDialog } from '../shares/share-dialog.tsx';
import { DeleteFolder } from './delete-folder.tsx';
import { FolderName } from './folder-name.tsx';
import { FolderReaders } from './folder-readers.tsx';
import { MoveDialog } from './move-dialog.tsx';

export type FolderAction = 'rename' | 'move' | 'readers' | 'share' | 'delete';

type FolderDialogsProps = {
  folder: LibraryFolder;
  action: FolderAction | null;
  onClose: () => void;
  onDeleted: () => void;
};

export function FolderDialogs({ folder, action, onClose, onDeleted }: FolderDialogsProps) {
  const { id, name, version } = folder;
  return (
    <>
      <FolderName
        open={action === 'rename'}
        title={t('Rename folder')}
        initial={name}
        onSave={(changed) => saveRecord('LibraryFolder', { id, version, name: changed })}
        onClose={onClose}
      />
      <MoveDialog
        open={action === 'move'}
        title={t('Move “{{name}}”', { name })}
        at={folder.parent_id}
        without={id}
        onMove={(parent_id) => saveRecord('LibraryFolder', { id, version, parent_id })}
        onClose={onClose}
      />
      <FolderReaders open={action === 'readers'} folder={folder} onClose={onClose} />
      <ShareDialog open={action === 'share'} name={name} chosen={{ fileIds: [], folderIds: [id] }} onClose={onClose} />
      <DeleteFolder open={action === 'delete'} folder={folder} onClose={onClose} onDeleted={onDeleted} />
    </>
  );
}
