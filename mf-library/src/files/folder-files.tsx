import { useViewer } from '@fieldspan/api/profile';
import type { LibraryFolder } from '@fieldspan/api/queries/library-folders';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useNavigate, useSearchParams } from '@fieldspan/federation/router';
import { RecordList } from '@fieldspan/records/list/record-list';
import { useState } from 'react';
import { FolderMenu } from '../folders/folder-menu.tsx';
import { folderTo } from '../folders/folder-path.ts';
import { FolderShelf } from '../folders/folder-shelf.tsx';
import { foldersIn, pathTo } from '../folders/folder-tree.ts';
import { NewFolderButton } from '../folders/new-folder-button.tsx';
import { MoreMenu } from '../more-menu.tsx';
import { useOwnId } from '../use-own-id.ts';
import { UploadButton } from '../upload-button.tsx';
import { DropTarget } from '../upload/drop-target.tsx';
import { SameFiles } from '../upload/same-files.tsx';
import { UploadPanel } from '../upload/upload-panel.tsx';
import { UploadSummary } from '../upload/upload-summary.tsx';
import { LIBRARY, libraryFolder } from '../upload/upload-queue.ts';
import { addFiles } from '../upload/add-files.ts';
import { t } from '@fieldspan/ui/i18n';
import { fileListEntry } from './file-list-entry.tsx';
import type { FileTag } from './file-list-entry.tsx';

type FolderFilesProps = {
  tags: readonly FileTag[];
  tag: FileTag | null;
  folders: readonly LibraryFolder[];
  /** null: the top. */
  folder: LibraryFolder | null;
};

/** What lies in a folder: other folders and files; a search or a filter reaches all below it too. */
export function FolderFiles({ tags, tag, folders, folder }: FolderFilesProps) {
  const [params] = useSearchParams();
  const [isUploading, setIsUploading] = useState(false);
  const mayChange = useMayChange();
  const folderId = folder?.id ?? null;
  const path = pathTo(folders, folderId);
  const tagIds = tag ? [tag.id] : [];
  const place = folder ? libraryFolder(folder) : LIBRARY;
  const handleDrop = (files: readonly File[]) => {
    setIsUploading(true);
    void addFiles(place, files, tagIds);
  };
  const upload = <UploadButton isOpen={isUploading} onToggle={() => setIsUploading(!isUploading)} />;
  return (
    <DropTarget label={t('Drop the files to put them into the library')} onDrop={handleDrop}>
      <RecordList
        entry={fileListEntry({ tags, path, params, mayChange })}
        chip={tag?.slug}
        action={
          <>
            {folder && <ThisFolder folder={folder} above={path.at(-2)} mayChange={mayChange(folder)} />}
            <MoreMenu />
            <NewFolderButton parentId={folderId} />
            {upload}
          </>
        }
        emptyAction={upload}
      >
        <UploadSummary place={place} />
        <SameFiles />
        {isUploading && <UploadPanel place={place} initialTagIds={tagIds} onClose={() => setIsUploading(false)} />}
        <FolderShelf folders={foldersIn(folders, folderId)} mayChange={mayChange} />
      </RecordList>
    </DropTarget>
  );
}

type Made = { created_by: number | null };

/** Whether the person made something, or may write the library; the server decides by itself. */
function useMayChange(): (made: Made) => boolean {
  const isWriter = mayWrite('LibraryFile')(useViewer());
  const ownId = useOwnId();
  return ({ created_by: by }) => isWriter || by === ownId;
}

type ThisFolderProps = { folder: LibraryFolder; above: LibraryFolder | undefined; mayChange: boolean };

function ThisFolder({ folder, above, mayChange }: ThisFolderProps) {
  const navigate = useNavigate();
  const leave = () => void navigate(folderTo(above?.slug ?? null), { replace: true });
  return <FolderMenu folder={folder} mayChange={mayChange} hasWords onDeleted={leave} />;
}
