import { showAlert } from '@fieldspan/api/alerts';
import { deleteRecord } from '@fieldspan/api/delete-record';
import type { LibraryFile } from '@fieldspan/api/queries/library';
import { useViewer } from '@fieldspan/api/profile';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useOwnId } from '../parts/use-own-id.ts';
import { saveRecord } from '@fieldspan/api/save-record';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconDownload, IconFolderSymlink, IconLink, IconTag, IconTrash } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { fileName } from '../file-name.ts';
import { MoveDialog } from '../folders/move-dialog.tsx';
import { ShareDialog } from '../shares/share-dialog.tsx';
import { fetchZip } from '../zip/fetch-zip.ts';
import { changeEach } from './change-each.ts';
import { TagDialog } from './tag-dialog.tsx';

type ChosenActionsProps = {
  files: readonly LibraryFile[];
  /** The table has its own button for deleting. */
  isInTable?: boolean;
  onDone: () => void;
};
type Asked = 'move' | 'tag' | 'share' | 'delete';

/** What can be done with selected files. Everybody downloads them; the rest is for those that the person may change. */
export function ChosenActions({ files: chosen, isInTable = false, onDone }: ChosenActionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const isWriter = mayWrite('LibraryFile')(useViewer());
  const ownId = useOwnId();
  const files = chosen.filter(({ created_by: by }) => isWriter || by === ownId);
  const isNone = files.length === 0;
  const ids = files.map(({ id }) => id);
  const say = (count: number, message: string) => {
    if (count > 0) showAlert({ type: 'success', message });
    onDone();
  };
  const move = async (folder_id: number | null) => {
    const moved = await changeEach(files, ({ id, version }) =>
      saveRecord('LibraryFile', { id, version, folder_id }, { isUnshown: true }),
    );
    say(moved.length, plural(moved.length, { one: '{{count}} file moved', other: '{{count}} files moved' }));
  };
  const remove = async () => {
    const trashed = await changeEach(files, (file) => deleteRecord('LibraryFile', file));
    if (trashed.length > 0)
      offerUndo(plural(trashed.length, { one: '{{count}} file deleted', other: '{{count}} files deleted' }), trashed);
    onDone();
  };
  const [first] = files;
  return (
    <>
      <Button icon={<IconFolderSymlink aria-hidden="true" />} disabled={isNone} onClick={() => setAsked('move')}>
        {t('Move')}
      </Button>
      <Button icon={<IconTag aria-hidden="true" />} disabled={isNone} onClick={() => setAsked('tag')}>
        {t('Tags')}
      </Button>
      <Button
        icon={<IconDownload aria-hidden="true" />}
        onClick={() => void fetchZip({ fileIds: chosen.map(({ id }) => id), folderIds: [] })}
      >
        {t('Zip')}
      </Button>
      <Button icon={<IconLink aria-hidden="true" />} disabled={isNone} onClick={() => setAsked('share')}>
        {t('Make a link')}
      </Button>
      {!isInTable && (
        <Button icon={<IconTrash aria-hidden="true" />} disabled={isNone} onClick={() => setAsked('delete')}>
          {t('Delete')}
        </Button>
      )}
      <MoveDialog
        open={asked === 'move'}
        title={plural(files.length, { one: 'Move {{count}} file', other: 'Move {{count}} files' })}
        at={first?.folder_id ?? null}
        onMove={move}
        onClose={close}
      />
      <TagDialog open={asked === 'tag'} files={files} onClose={close} onDone={onDone} />
      <ShareDialog
        open={asked === 'share'}
        name={files.length === 1 && first ? fileName(first) : t('Files of the library')}
        chosen={{ fileIds: ids, folderIds: [] }}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={close}
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
