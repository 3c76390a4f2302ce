import { showAlert } from '@fieldspan/api/alerts';
import { saveLibraryFile } from '@fieldspan/api/queries/library';
import type { LibraryFile } from '@fieldspan/api/queries/library';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { plural, t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useState } from 'react';
import { TagPicker } from '../../tag-picker.tsx';
import { changeEach } from './change-each.ts';

type TagDialogProps = { open: boolean; files: readonly LibraryFile[]; onClose: () => void; onDone: () => void };

/** Gives tags to several files and takes others away; tags that only some have stay where they are unless they are switched. */
export function TagDialog({ open, files, onClose, onDone }: TagDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={plural(files.length, { one: 'Tags of {{count}} file', other: 'Tags of {{count}} files' })}
    >
      {open && <TagsForm files={files} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

/** The tags that all files have. */
function tagsOfAll(files: readonly Pick<LibraryFile, 'FileTag'>[]): number[] {
  const [first, ...others] = files.map(({ FileTag }) => FileTag.map(({ id }) => id));
  return (first ?? []).filter((id) => others.every((ids) => ids.includes(id)));
}

function TagsForm({ files, onClose, onDone }: Omit<TagDialogProps, 'open'>) {
  const before = tagsOfAll(files);
  const [chosen, setChosen] = useState<readonly number[]>(before);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const changed = await changeEach(files, ({ id }) =>
      saveLibraryFile({ id, FileTag: chosen, FileTag_before: before }),
    );
    setIsBusy(false);
    if (changed.length > 0) showAlert({ type: 'success', message: t('Saved!') });
    onClose();
    onDone();
  };
  return (
    <>
      <Wait fallback={<SkeletonRows count={3} />}>
        <TagPicker label={t('Tags that all of them have')} chosen={chosen} onChange={setChosen} />
      </Wait>
      <Button variant="primary" busy={isBusy} onClick={() => void save()}>
        {t('Save')}
      </Button>
    </>
  );
}
