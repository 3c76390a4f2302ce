import { sql } from 'kysely';
import * as v from 'valibot';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { Tx } from '../../db/database.ts';
import { tableName } from '../../db/table-name.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';

const CountReviewableLogsSchema = v.object({ user_id: v.optional(WholeNumber) });

export const countReviewableLogs: SignedInRoute = {
  verb: 'GET',
  path: 'TimeLog/count-reviewable-logs',
  summary: 'How many submitted time logs and expenses of others wait for the caller',
  session: 'required',
  takes: CountReviewableLogsSchema,
  async handle({ session, read, transact }) {
    const { user_id: userId } = await read(CountReviewableLogsSchema);
    if (userId !== undefined && userId !== session.userId) throw new Refusal('These counts are for oneself only.');
    return transact(async (tx) => ({
      timeLogs: await waiting(tx, session, 'TimeLog'),
      expenses: await waiting(tx, session, 'Expense'),
    }));
  },
};

/** Counts all if the person may write all of them, otherwise those of jobs where their role reviews. */
async function waiting(tx: Tx, session: Session, name: 'TimeLog' | 'Expense'): Promise<number> {
  const { tenantId, userId, viewer } = session;
  const reviewsAll = mayWrite(name)(viewer);
  if (!reviewsAll && !viewer.reviewsTimeLogs) return 0;
  const ofReviewedJobs = sql`exists (
    select from job_personnel own join job_personnel_role role on role.id = own.personnel_role_id
    where own.tenant_id = ${tenantId} and own.job_id = log.job_id and own.user_id = ${userId} and role.review_timelogs = 1)`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(tableName(name))} as log
    where log.tenant_id = ${tenantId} and log.status = 'submitted' and log.user_id <> ${userId}
      and (${reviewsAll} or ${ofReviewedJobs})`.execute(tx);
  return rows[0]?.count ?? 0;
}
