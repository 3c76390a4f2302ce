import { showAlert } from '@fieldspan/api/alerts';
import { deleteRecord } from '@fieldspan/api/delete-record';
import type { LibraryFile } from '@fieldspan/api/queries/library';
import { saveRecord } from '@fieldspan/api/save-record';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { plural, t } from '@fieldspan/ui/i18n';
import { fileName } from '../../file-name.ts';
import { MoveDialog } from '../../folders/move-dialog.tsx';
import { ShareDialog } from '../../shares/share-dialog.tsx';
import { changeEach } from './change-each.ts';
import { TagDialog } from './tag-dialog.tsx';

export type ChosenAction = 'move' | 'tag' | 'share' | 'delete';

type ChosenDialogsProps = {
  files: readonly LibraryFile[];
  asked: ChosenAction | null;
  onClose: () => void;
  onDone: () => void;
};

export function ChosenDialogs({ files, asked, onClose, onDone }: ChosenDialogsProps) {
  const [first] = files;
  const move = async (folder_id: number | null) => {
    const moved = await changeEach(files, ({ id, version }) =>
      saveRecord('LibraryFile', { id, version, folder_id }, { isUnshown: true }),
    );
    const message = plural(moved.length, { one: '{{count}} file moved', other: '{{count}} files moved' });
    if (moved.length > 0) showAlert({ type: 'success', message });
    onDone();
  };
  const remove = async () => {
    const trashed = await changeEach(files, (file) => deleteRecord('LibraryFile', file));
    if (trashed.length > 0)
      offerUndo(plural(trashed.length, { one: '{{count}} file deleted', other: '{{count}} files deleted' }), trashed);
    onDone();
  };
  return (
    <>
      <MoveDialog
        open={asked === 'move'}
        title={plural(files.length, { one: 'Move {{count}} file', other: 'Move {{count}} files' })}
        at={first?.folder_id ?? null}
        onMove={move}
        onClose={onClose}
      />
      <TagDialog open={asked === 'tag'} files={files} onClose={onClose} onDone={onDone} />
      <ShareDialog
        open={asked === 'share'}
        name={files.length === 1 && first ? fileName(first) : t('Files of the library')}
        chosen={{ fileIds: files.map(({ id }) => id), folderIds: [] }}
        onClose={onClose}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={onClose}
        title={plural(files.length, { one: 'Delete {{count}} file?', other: 'Delete {{count}} files?' })}
        message={t('They leave the library for everybody, and can be brought back for 30 days.')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        onConfirm={remove}
      />
    </>
  );
}
