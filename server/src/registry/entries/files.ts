import {
  filesBelow,
  filesWithWords,
  firstWords,
  folderPath,
  openFolder,
  own,
  ownInLibrary,
} from '../../library/library-scopes.ts';
import type { Entry } from '../entry.ts';
import { checkLayer, tellDrawers, wakeDrawers } from '../guards/drawn-layer.ts';
import { keepReplaced } from '../guards/library-version.ts';

/**
 * People may change the files, tags and drawings that they created themselves; other people's need the permission to
 * write the Library.
 */
export const fileEntries = {
  LibraryUpload: {
    read: ({ sql, col, identity }) =>
      identity.viewer.role === 'none'
        ? sql`${col('created_by')} = ${identity.userId}`
        : sql`(${col('created_by')} = ${identity.userId} or ${col('do_not_clean')} = 1)`,
    shownBy: [
      { model: 'LibraryFile', field: 'file_id' },
      { model: 'LibraryFileVersion', field: 'file_id' },
      { model: 'JobFile', field: 'file_id' },
      { model: 'ServiceFile', field: 'file_id' },
      { model: 'LocateFile', field: 'file_id' },
      { model: 'Message', field: 'image_id' },
      { model: 'CompanySetting', field: 'document_logo_id' },
      { model: 'Equipment', field: 'image_id' },
      { model: 'EquipmentFile', field: 'file_id' },
      { model: 'ContactFile', field: 'file_id' },
      { model: 'ServiceContractFile', field: 'file_id' },
      { model: 'Certificate', field: 'file_id' },
      { model: 'Expense', field: 'receipt_image_id' },
      { model: 'Incident', field: 'image_id' },
      { model: 'Task', field: 'image_id' },
      { model: 'Task', field: 'proof_image_id' },
      { model: 'PlanSet', field: 'file_id' },
      { model: 'PlanSheet', field: 'file_id' },
      { model: 'PlanSheet', field: 'picture_id' },
      { model: 'PlanPin', field: 'image_id' },
    ],
    write: ({ sql, col, identity }) => sql`${col('created_by')} = ${identity.userId}`,
    author: 'created_by',
    guarded: true,
    without: ['create'],
  },
  /** What lies in a folder that is closed to somebody is closed to them too. */
  LibraryFile: {
    read: ownInLibrary,
    write: ownInLibrary,
    within: (rows) => openFolder(rows, 'folder_id'),
    author: 'created_by',
    links: ['FileTag'],
    columns: { folder_path: folderPath, words: firstWords },
    searches: { folder_path: filesBelow, words: filesWithWords },
    afterSave: keepReplaced,
  },
  LibraryFileTag: {
    write: ({ sql, col, identity }) => sql`exists (select from library_file lf
      where lf.tenant_id = ${identity.tenantId} and lf.id = ${col('library_file_id')} and lf.created_by = ${identity.userId})`,
    goesForGood: true,
  },
  FileTag: { write: own, author: 'created_by' },
  DrawCanvas: {
    read: (rows) =>
      rows.identity.viewer.role === 'none'
        ? rows.sql`false`
        : rows.sql`(${rows.col('is_private')} = 0 or ${own(rows)})`,
    write: own,
    author: 'created_by',
    guarded: true,
  },
  UploadImage: {
    read: ({ mayRead }) => mayRead('LibraryUpload', 'id'),
    write: ({ sql, col, identity }) => sql`${col('created_by')} = ${identity.userId}`,
    without: ['create', 'update', 'delete'],
  },
  ImageDrawLayer: {
    /** Marks on a plan are for their author alone until they are published. */
    read: (rows) => {
      const { sql, col, mayRead } = rows;
      const onSheet = sql`(${mayRead('PlanSheet', 'sheet_id')} and (${col('is_personal')} = 0 or ${own(rows)}))`;
      return sql`(${mayRead('LibraryUpload', 'image_id')} or ${mayRead('DrawCanvas', 'canvas_id')} or ${onSheet})`;
    },
    write: own,
    remove: (rows) => rows.sql`(${rows.col('is_personal')} = 0 or ${own(rows)})`,
    author: 'created_by',
    beforeSave: checkLayer,
    afterSave: tellDrawers,
    afterDelete: ({ services, session, before }) => wakeDrawers(services, session, before),
  },
} satisfies Record<string, Entry>;
