import { COMMENT_PARENTS } from '@fieldspan/domain/comment-parents';
import type { Entry, Predicate, RowScope, Rows } from '../entry.ts';

const isMember = ({ sql, col, identity }: Rows, threadField: string): Predicate =>
  sql`exists (select from message_thread_user mu
    where mu.tenant_id = ${identity.tenantId} and mu.thread_id = ${col(threadField)} and mu.user_id = ${identity.userId})`;

/** Everybody who works on a job or service may read its open threads. */
const worksThere = ({ sql, col, identity: { tenantId, userId } }: Rows): Predicate =>
  sql`(exists (select from job_personnel jp
      where jp.tenant_id = ${tenantId} and jp.job_id = ${col('job_id')} and jp.user_id = ${userId})
    or exists (select from service_personnel sp
      where sp.tenant_id = ${tenantId} and sp.service_id = ${col('service_id')} and sp.user_id = ${userId})
    or exists (select from service sv
      where sv.tenant_id = ${tenantId} and sv.id = ${col('service_id')} and sv.assigned_to = ${userId}))`;

/** Everybody who may read a record may read the open comment thread on it. */
function readsParent(rows: Rows): Predicate {
  const { sql, col, readableWhere } = rows;
  const cases = COMMENT_PARENTS.map(
    (model) =>
      sql<boolean>`(${col('comment_parent_model')} = ${model} and ${readableWhere(model, (parent) => sql`${sql.ref(`${parent}.slug`)} = ${col('comment_parent_slug')}`)})`,
  );
  return sql`(${col('is_comment_thread')} = 1 and (${sql.join(cases, sql` or `)}))`;
}

const seesThread: RowScope = (rows) =>
  rows.sql`(${isMember(rows, 'id')} or (${rows.col('is_open_thread')} = 1 and (${worksThere(rows)} or ${readsParent(rows)})))`;

/** Only members see a thread. Module permissions do not open it, not even an Admin's. */
export const messagingEntries = {
  MessageThread: {
    read: seesThread,
    write: (rows) => isMember(rows, 'id'),
    author: 'created_by',
    guarded: true,
    without: ['create', 'update', 'delete'],
    columns: {
      my_notify: ({ sql, col, identity }) =>
        sql`(select mu.notify from message_thread_user mu
          where mu.tenant_id = ${identity.tenantId} and mu.thread_id = ${col('id')} and mu.user_id = ${identity.userId})`,
    },
  },
  Message: {
    read: ({ mayRead }) => mayRead('MessageThread', 'thread_id'),
    write: ({ sql, col, identity }) => sql`${col('author_id')} = ${identity.userId}`,
    without: ['create', 'update', 'delete'],
  },
  MessageThreadUser: {
    read: ({ mayRead }) => mayRead('MessageThread', 'thread_id'),
    write: ({ sql, col, identity }) => sql`${col('user_id')} = ${identity.userId}`,
    without: ['create', 'update', 'delete'],
  },
} satisfies Record<string, Entry>;
