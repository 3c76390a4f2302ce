import { mayWrite } from '@fieldspan/contract/access-rules';
import { openFolder, own, ownInLibrary, writableFile } from '../../library/library-scopes.ts';
import type { Entry, RowScope } from '../entry.ts';
import { checkFolder, checkFolderDelete, checkRestoredFolder } from '../guards/library-folder.ts';
import { checkFileVersion, makeCurrent } from '../guards/library-version.ts';
import { checkShare } from '../guards/library-share.ts';

/** People's own, and all for who may write the Library. */
const ownOrAll: RowScope = (rows) => (mayWrite('LibraryFile')(rows.identity.viewer) ? rows.sql`true` : own(rows));

export const libraryEntries = {
  /** People change the folders that they made; other people's need the permission to write the Library. */
  LibraryFolder: {
    read: ownInLibrary,
    write: ownInLibrary,
    within: (rows) => openFolder(rows, 'id'),
    author: 'created_by',
    links: ['User', 'JobPersonnelRole'],
    guarded: true,
    beforeSave: checkFolder,
    beforeDelete: checkFolderDelete,
    beforeRestore: checkRestoredFolder,
  },
  LibraryFolderPerson: { read: ({ mayRead }) => mayRead('LibraryFolder', 'folder_id'), goesForGood: true },
  LibraryFolderRole: { read: ({ mayRead }) => mayRead('LibraryFolder', 'folder_id'), goesForGood: true },
  LibraryFileVersion: {
    read: ({ mayRead }) => mayRead('LibraryFile', 'library_file_id'),
    write: (rows) => writableFile(rows, 'library_file_id'),
    author: 'created_by',
    without: ['update', 'delete'],
    beforeSave: checkFileVersion,
    afterSave: makeCurrent,
  },
  /** A link is its maker's; people who may write the Library see and end all of them. */
  LibraryShare: {
    read: ownOrAll,
    write: ownOrAll,
    author: 'created_by',
    secretSlug: true,
    without: ['create'],
    columns: {
      has_password: ({ sql, col }) => sql`(${col('password_hash')} is not null)::int`,
      item_count: ({ sql, col }) => sql`(select count(*)::int from library_share_item i
        where i.tenant_id = ${col('tenant_id')} and i.share_id = ${col('id')})`,
    },
    beforeSave: checkShare,
  },
} satisfies Record<string, Entry>;
