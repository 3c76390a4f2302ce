import { useViewer } from '@fieldspan/api/profile';
import type { LibraryFile } from '@fieldspan/api/queries/library';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconDownload, IconFolderSymlink, IconLink, IconTag, IconTrash } from '@fieldspan/ui/icons';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useOwnId } from '../../use-own-id.ts';
import { fetchZip } from '../../zip/fetch-zip.ts';
import { ChosenDialogs } from './chosen-dialogs.tsx';
import type { ChosenAction } from './chosen-dialogs.tsx';

type ChosenActionsProps = {
  files: readonly LibraryFile[];
  /** The table has its own button for deleting. */
  isInTable?: boolean;
  onDone: () => void;
};
/** What can be done with selected files. Everybody downloads them; the rest is for those that the person may change. */
export function ChosenActions({ files: chosen, isInTable = false, onDone }: ChosenActionsProps) {
  const [asked, setAsked] = useState<ChosenAction | null>(null);
  const isWriter = mayWrite('LibraryFile')(useViewer());
  const ownId = useOwnId();
  const files = chosen.filter(({ created_by: by }) => isWriter || by === ownId);
  const button = (action: ChosenAction, label: string, icon: ReactNode) => (
    <Button icon={icon} disabled={files.length === 0} onClick={() => setAsked(action)}>
      {label}
    </Button>
  );
  return (
    <>
      {button('move', t('Move'), <IconFolderSymlink aria-hidden="true" />)}
      {button('tag', t('Tags'), <IconTag aria-hidden="true" />)}
      <Button
        icon={<IconDownload aria-hidden="true" />}
        onClick={() => void fetchZip({ fileIds: chosen.map(({ id }) => id), folderIds: [] })}
      >
        {t('Zip')}
      </Button>
      {button('share', t('Make a link'), <IconLink aria-hidden="true" />)}
      {!isInTable && button('delete', t('Delete'), <IconTrash aria-hidden="true" />)}
      <ChosenDialogs files={files} asked={asked} onClose={() => setAsked(null)} onDone={onDone} />
    </>
  );
}
