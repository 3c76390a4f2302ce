import { countHours } from '../guards/log-hours.ts';
import { checkReview } from '../guards/review.ts';
import { tellRejected } from '../guards/tell-person.ts';
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
  TimeLog: {
    read: ownOrReviewed,
    write: ownOrReviewed,
    author: 'user_id',
    beforeSave: (write) => {
      checkReview('TimeLogs')(write);
      countHours(write);
    },
    afterSave: tellRejected('A time log of yours', '/time-logs/list'),
  },
  OpenTimeLog: { read: ownOrReviewed },
  Expense: {
    read: isOwn,
    write: isOwn,
    author: 'user_id',
    beforeSave: checkReview('Expenses'),
    afterSave: tellRejected('An expense of yours', '/expenses/list'),
  },
} satisfies Record<string, Entry>;
