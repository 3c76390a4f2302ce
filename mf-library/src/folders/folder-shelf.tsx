import type { LibraryFolder } from '@fieldspan/api/queries/library-folders';
import { t } from '@fieldspan/ui/i18n';
import { FolderCard } from './folder-card.tsx';
import styles from './folder-shelf.module.css';

type FolderShelfProps = { folders: readonly LibraryFolder[]; mayChange: (folder: LibraryFolder) => boolean };

/** The folders that lie here. */
export function FolderShelf({ folders, mayChange }: FolderShelfProps) {
  if (folders.length === 0) return null;
  return (
    <ul className={styles.shelf} aria-label={t('Folders')}>
      {folders.map((folder) => (
        <FolderCard key={folder.id} folder={folder} mayChange={mayChange(folder)} />
      ))}
    </ul>
  );
}
