import type { LibraryFolder } from '@fieldspan/api/queries/library-folders';
import { t } from '@fieldspan/ui/i18n';
import { IconFolder, IconLock } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { FolderMenu } from './folder-menu.tsx';
import { folderTo } from './folder-path.ts';
import styles from './folder-shelf.module.css';

type FolderCardProps = { folder: LibraryFolder; mayChange: boolean };

export function FolderCard({ folder, mayChange }: FolderCardProps) {
  const { name, slug, is_restricted } = folder;
  return (
    <li className={styles.card}>
      {is_restricted === 1 ? <IconLock aria-label={t('Only for some')} /> : <IconFolder aria-hidden="true" />}
      <AppLink to={folderTo(slug)} className={styles.name}>
        {name}
      </AppLink>
      <span className={styles.more}>
        <FolderMenu folder={folder} mayChange={mayChange} />
      </span>
    </li>
  );
}
