import { checkReview } from '../guards/review.ts';
import type { Entry, Predicate, Rows } from '../entry.ts';

const isOwn = ({ sql, col, identity }: Rows): Predicate => sql`${col('user_id')} = ${identity.userId}`;

/** A personnel role with review_timelogs on the job. */
const reviewsJob = ({ sql, col, identity }: Rows): Predicate =>
  sql`exists (
    select from job_personnel jp join job_personnel_role jr on jr.id = jp.personnel_role_id
    where jp.tenant_id = ${identity.tenantId} and jp.job_id = ${col('job_id')} and jp.user_id = ${identity.userId}
      and jr.review_timelogs = 1)`;

const ownOrReviewed = (rows: Rows): Predicate => rows.sql`(${isOwn(rows)} or ${reviewsJob(rows)})`;

export const moneyEntries = {
  TimeLog: { read: ownOrReviewed, write: ownOrReviewed, author: 'user_id', beforeSave: checkReview('TimeLogs') },
  OpenTimeLog: { read: ownOrReviewed },
  Expense: { read: isOwn, write: isOwn, author: 'user_id', beforeSave: checkReview('Expenses') },
} satisfies Record<string, Entry>;
