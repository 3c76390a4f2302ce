import { alertError } from '@fieldspan/api/alerts';
import { deleteRecord } from '@fieldspan/api/delete-record';
import { folderContentQuery, foldersQuery } from '@fieldspan/api/queries/library-folders';
import type { LibraryFolder } from '@fieldspan/api/queries/library-folders';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { plural, t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { fileName } from '../file-name.ts';
import { foldersIn } from './folder-tree.ts';

type DeleteFolderProps = { open: boolean; folder: LibraryFolder; onClose: () => void; onDeleted: () => void };

/** Asks before a folder goes, and names what goes with it. */
export function DeleteFolder({ open, folder, onClose, onDeleted }: DeleteFolderProps) {
  const inside = useInside(folder, open);
  const remove = async () => {
    try {
      const trashId = await deleteRecord('LibraryFolder', folder);
      offerUndo(t('Folder deleted'), [trashId]);
      onDeleted();
    } catch (error) {
      alertError(error);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('Delete “{{name}}”?', { name: folder.name })}
      message={inside}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      danger
      onConfirm={remove}
    />
  );
}

/** What lies in it, in words. */
function useInside({ id }: LibraryFolder, isAsked: boolean): string {
  const { data: folders } = useQuery({ ...foldersQuery(), enabled: isAsked });
  const { data: files } = useQuery({ ...folderContentQuery(id), enabled: isAsked, throwOnError: false });
  if (!folders || !files) return t('Looking what is in it…');
  const below = foldersIn(folders, id);
  const count = files.meta?.count ?? 0;
  if (below.length === 0 && count === 0) return t('It is empty. It can be brought back for 30 days.');
  const names = [...below.map(({ name }) => name), ...files.rows.map(fileName)].slice(0, 5).join(', ');
  const said = [
    ...(below.length > 0 ? [plural(below.length, { one: '{{count}} folder', other: '{{count}} folders' })] : []),
    ...(count > 0 ? [plural(count, { one: '{{count}} file', other: '{{count}} files' })] : []),
  ].join(', ');
  return t('With it go {{said}}: {{names}}. All of it can be brought back for 30 days.', { said, names });
}
