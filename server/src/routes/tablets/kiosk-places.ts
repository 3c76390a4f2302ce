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
  const codes = await codesOfJobs(
    tx,
    tenantId,
    jobs.map(({ id }) => id),
  );
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
    ...jobs.map(({ id, job_num, job_name }) => {
      const own = codes
        .filter(({ job_id }) => job_id === id)
        .map(({ id: codeId, code, title }) => ({ id: codeId, code, title }));
      return { type: 'project' as const, id, job_num, job_name, codes: own };
    }),
    ...calls.map(({ id, job_num, job_name }) => ({ type: 'service' as const, id, job_num, job_name, codes: [] })),
  ];
}

/** The cost codes of projects that time can go on. */
export const codesOfJobs = (tx: Tx, tenantId: number, jobs: readonly number[]) =>
  tx
    .selectFrom('job_cost_code')
    .where('tenant_id', '=', tenantId)
    .where('job_id', 'in', [0, ...jobs])
    .where('archived', '=', 0)
    .orderBy('code')
    .select(['id', 'job_id', 'code', 'title'])
    .execute();
