import { useViewer } from '@fieldspan/api/profile';
import type { LibraryFolder } from '@fieldspan/api/queries/library-folders';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useNavigate, useSearchParams } from '@fieldspan/federation/router';
import { RecordList } from '@fieldspan/records/list/record-list';
import { useState } from 'react';
import { FilterFields } from '../filters/filter-fields.tsx';
import { FolderMenu } from '../folders/folder-menu.tsx';
import { folderTo } from '../folders/folder-path.ts';
import { FolderShelf } from '../folders/folder-shelf.tsx';
import { foldersIn, pathTo } from '../folders/folder-tree.ts';
import { NewFolderButton } from '../folders/new-folder-button.tsx';
import { MoreMenu } from '../more-menu.tsx';
import { useOwnId } from '../parts/use-own-id.ts';
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
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [isUploading, setIsUploading] = useState(false);
  const isWriter = mayWrite('LibraryFile')(useViewer());
  const ownId = useOwnId();
  const mayChange = ({ created_by: by }: { created_by: number | null }) => isWriter || by === ownId;
  const path = pathTo(folders, folder?.id ?? null);
  const entry = fileListEntry({ tags, path, params, mayChange });
  const tagIds = tag ? [tag.id] : [];
  const place = folder ? libraryFolder(folder) : LIBRARY;
  const handleDrop = (files: readonly File[]) => {
    setIsUploading(true);
    void addFiles(place, files, tagIds);
  };
  const above = path.at(-2)?.slug ?? null;
  return (
    <DropTarget label={t('Drop the files to put them into the library')} onDrop={handleDrop}>
      <RecordList
        entry={entry}
        chip={tag?.slug}
        action={
          <>
            {folder && (
              <FolderMenu
                folder={folder}
                mayChange={mayChange(folder)}
                hasWords
                onDeleted={() => void navigate(folderTo(above), { replace: true })}
              />
            )}
            <MoreMenu />
            <NewFolderButton parentId={folder?.id ?? null} />
            <UploadButton isOpen={isUploading} onToggle={() => setIsUploading(!isUploading)} />
          </>
        }
      >
        <UploadSummary place={place} />
        <SameFiles />
        {isUploading && <UploadPanel place={place} initialTagIds={tagIds} onClose={() => setIsUploading(false)} />}
        <FolderShelf folders={foldersIn(folders, folder?.id ?? null)} mayChange={mayChange} />
        <FilterFields />
      </RecordList>
    </DropTarget>
  );
}
