import type { Entry, RowScope } from '../entry.ts';
import { checkLayer } from '../guards/drawn-layer.ts';

/** What one drew is one's own to change; an Admin may clear up. */
const drew: RowScope = ({ sql, col, identity }) =>
  identity.viewer.role === 'Admin' ? sql`true` : sql`${col('created_by')} = ${identity.userId}`;

export const fileEntries = {
  LibraryUpload: {
    read: ({ sql, col, identity }) =>
      identity.viewer.role === 'none'
        ? sql`${col('created_by')} = ${identity.userId}`
        : sql`(${col('created_by')} = ${identity.userId} or ${col('do_not_clean')} = 1)`,
    shownBy: [
      { model: 'LibraryFile', field: 'file_id' },
      { model: 'JobFile', field: 'file_id' },
      { model: 'ServiceFile', field: 'file_id' },
      { model: 'Message', field: 'image_id' },
      { model: 'Equipment', field: 'image_id' },
      { model: 'Certificate', field: 'file_id' },
      { model: 'Expense', field: 'receipt_image_id' },
    ],
    write: ({ sql, col, identity }) => sql`${col('created_by')} = ${identity.userId}`,
    author: 'created_by',
    guarded: true,
    without: ['create'],
  },
  LibraryFile: { author: 'created_by', links: ['FileTag'] },
  UploadImage: {
    read: ({ mayRead }) => mayRead('LibraryUpload', 'id'),
    write: ({ sql, col, identity }) => sql`${col('created_by')} = ${identity.userId}`,
    without: ['create', 'update', 'delete'],
  },
  ImageDrawLayer: {
    read: ({ sql, mayRead }) => sql`(${mayRead('LibraryUpload', 'image_id')} or ${mayRead('DrawCanvas', 'canvas_id')})`,
    write: drew,
    author: 'created_by',
    beforeSave: checkLayer,
  },
} satisfies Record<string, Entry>;
