import type { Entry } from '../entry.ts';

export const fileEntries = {
  LibraryUpload: {
    read: ({ sql, col, identity }) => sql`${col('created_by')} = ${identity.userId}`,
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
} satisfies Record<string, Entry>;
