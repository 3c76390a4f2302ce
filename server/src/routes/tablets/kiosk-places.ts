import type { KioskOpened } from '@fieldspan/contract/tablet-calls';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { readableByItself } from '../../registry/access.ts';

/** A kiosk offers no search: these are the projects and calls of the person, and the project that it stands at. */
const MOST = 20;

/** Where the person can clock in on a kiosk; the project that it stands at comes first. */
export async function placesOf(tx: Tx, session: Session, standsAt: number | null): Promise<KioskOpened['places']> {
  const { tenantId, userId } = session;
  const works = sql<boolean>`exists (select from job_personnel jp
    where jp.tenant_id = ${tenantId} and jp.job_id = b.id and jp.user_id = ${userId})`;
  const isHere = sql<boolean>`b.id = ${standsAt}`;
  const jobs = await tx
    .selectFrom('job as b')
    .where('b.tenant_id', '=', tenantId)
    .where('b.archived', '=', 0)
    .where('b.deleted', '=', 0)
    .where('b.date_completed', 'is', null)
    .where(sql<boolean>`(${works} or (${isHere} and ${readableByItself(session, 'Job', 'b')}))`)
    .orderBy(isHere, 'desc')
    .orderBy('b.job_num', 'desc')
    .limit(MOST)
    .select(['b.id', 'b.job_num', 'b.job_name'])
    .execute();
  const calls = await tx
    .selectFrom('service as b')
    .where('b.tenant_id', '=', tenantId)
    .where('b.archived', '=', 0)
    .where('b.completed', 'is', null)
    .where('b.assigned_to', '=', userId)
    .where(readableByItself(session, 'Service', 'b'))
    .orderBy('b.job_num', 'desc')
    .limit(MOST)
    .select(['b.id', 'b.job_num', 'b.job_name'])
    .execute();
  return [
    ...jobs.map((job) => ({ type: 'project' as const, id: job.id, job_num: job.job_num, job_name: job.job_name })),
    ...calls.map((one) => ({ type: 'service' as const, id: one.id, job_num: one.job_num, job_name: one.job_name })),
  ];
}
