import type { Entry } from '../entry.ts';

export const systemEntries = {
  Certificate: { read: ({ sql, col, identity }) => sql`${col('user_id')} = ${identity.userId}` },
  ReleaseNote: { read: ({ sql }) => sql`true` },
  ErrorLog: {
    write: ({ sql, col, identity }) => sql`${col('user_id')} = ${identity.userId}`,
    author: 'user_id',
    without: ['update', 'delete'],
  },
  Engagement: {
    write: ({ sql, col, identity }) => sql`${col('user_id')} = ${identity.userId}`,
    author: 'user_id',
    without: ['update', 'delete'],
  },
} satisfies Record<string, Entry>;
