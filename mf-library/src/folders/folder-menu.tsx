import type { LibraryFolder } from '@fieldspan/api/queries/library-folders';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import {
  IconDots,
  IconDownload,
  IconFolderSymlink,
  IconLink,
  IconPencil,
  IconTrash,
  IconUsers,
} from '@fieldspan/ui/icons';
import { Menu } from '@fieldspan/ui/menu';
import { useState } from 'react';
import { fetchZip } from '../zip/fetch-zip.ts';
import { FolderDialogs } from './folder-dialogs.tsx';
import type { FolderAction } from './folder-dialogs.tsx';

type FolderMenuProps = {
  folder: LibraryFolder;
  mayChange: boolean;
  /** A button with words, beside a heading. */
  hasWords?: boolean;
  /** The folder is gone: the page that shows it leads on. */
  onDeleted?: () => void;
};

/** What can be done with a folder. */
export function FolderMenu({ folder, mayChange, hasWords = false, onDeleted }: FolderMenuProps) {
  const [action, setAction] = useState<FolderAction | null>(null);
  const label = t('Folder {{name}}: more', { name: folder.name });
  const trigger = hasWords ? (
    <Button icon={<IconDots aria-hidden="true" />}>{t('Folder')}</Button>
  ) : (
    <IconButton label={label} icon={<IconDots aria-hidden="true" />} />
  );
  const change = [
    { label: t('Rename'), icon: <IconPencil aria-hidden="true" />, onSelect: () => setAction('rename') },
    { label: t('Move'), icon: <IconFolderSymlink aria-hidden="true" />, onSelect: () => setAction('move') },
    { label: t('Who sees it'), icon: <IconUsers aria-hidden="true" />, onSelect: () => setAction('readers') },
    { label: t('Make a link'), icon: <IconLink aria-hidden="true" />, onSelect: () => setAction('share') },
  ];
  const remove = {
    label: t('Delete'),
    icon: <IconTrash aria-hidden="true" />,
    onSelect: () => setAction('delete'),
    danger: true,
    startsGroup: true,
  };
  const download = {
    label: t('Download as zip'),
    icon: <IconDownload aria-hidden="true" />,
    onSelect: () => void fetchZip({ fileIds: [], folderIds: [folder.id] }),
  };
  return (
    <>
      <Menu trigger={trigger} label={label} items={mayChange ? [...change, download, remove] : [download]} />
      <FolderDialogs
        folder={folder}
        action={action}
        onClose={() => setAction(null)}
        onDeleted={onDeleted ?? (() => {})}
      />
    </>
  );
}
