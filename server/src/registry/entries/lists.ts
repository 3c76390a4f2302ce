import type { Entry, Rows } from '../entry.ts';
import { checkListView } from '../guards/list-view.ts';

const isOwn = ({ sql, col, identity }: Rows) => sql<boolean>`${col('created_by')} = ${identity.userId}`;

export const listEntries = {
  ListView: {
    read: (rows) => rows.sql`(${isOwn(rows)} or ${rows.col('is_shared')} = 1)`,
    /** A shared view is changed by its author and by Admins. */
    write: (rows) =>
      rows.sql`(${isOwn(rows)} or (${rows.col('is_shared')} = 1 and ${rows.identity.viewer.role === 'Admin'}))`,
    columns: {
      is_default: ({ sql, col, identity }) => sql`(exists (select from list_view_default d
        where d.tenant_id = ${col('tenant_id')} and d.user_id = ${identity.userId} and d.view_id = ${col('id')}))::int`,
    },
    beforeSave: checkListView,
  },
} satisfies Record<string, Entry>;
