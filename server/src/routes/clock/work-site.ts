import type { Site } from '@fieldspan/domain/check-in';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { readableByItself } from '../../registry/access.ts';
import { sql } from 'kysely';
import type { Place } from './next-step.ts';

/** Without a job every position counts as on site. */
const ANYWHERE: Site = { lat: null, long: null, check_in_tolerance: null };

/**
 * The site of the job that somebody wants to log time on.
 * @throws Refusal if the job is deleted, archived, of another tenant, or not theirs to work on
 */
export async function workSite(tx: Tx, session: Session, { job_id, service_id }: Place): Promise<Site> {
  if (job_id !== null) return projectSite(tx, session, job_id);
  return service_id === null ? ANYWHERE : serviceSite(tx, session, service_id);
}

/** The site of a job that somebody is already working on; nothing is checked. */
export async function siteOfRunning(tx: Tx, { tenantId }: Session, { job_id, service_id }: Place): Promise<Site> {
  if (service_id !== null) {
    const row = await tx
      .selectFrom('service')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', service_id)
      .select(['lat', 'long'])
      .executeTakeFirst();
    return { ...ANYWHERE, ...row };
  }
  if (job_id === null) return ANYWHERE;
  const row = await tx
    .selectFrom('job')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', job_id)
    .select(['lat', 'long', 'check_in_tolerance'])
    .executeTakeFirst();
  return row ?? ANYWHERE;
}

/** Allowed for everybody who may read the project and for its personnel, even if their role there cannot read it. */
async function projectSite(tx: Tx, session: Session, id: number): Promise<Site> {
  const isPersonnel = sql<boolean>`exists (select from job_personnel jp
    where jp.tenant_id = ${session.tenantId} and jp.job_id = b.id and jp.user_id = ${session.userId})`;
  const job = await tx
    .selectFrom('job as b')
    .where('b.id', '=', id)
    .where('b.tenant_id', '=', session.tenantId)
    .where(sql<boolean>`(${isPersonnel} or ${readableByItself(session, 'Job', 'b')})`)
    .select(['b.lat', 'b.long', 'b.check_in_tolerance', 'b.archived', 'b.deleted'])
    .executeTakeFirst();
  if (!job) throw new Refusal('This project was not found, or you do not work on it.');
  if (job.deleted === 1) throw new Refusal('This project was deleted, so nobody can clock in on it.');
  if (job.archived === 1) throw new Refusal('This project is archived, so nobody can clock in on it.');
  return job;
}

/** The site of a service call, which has no tolerance of its own. */
async function serviceSite(tx: Tx, session: Session, id: number): Promise<Site> {
  const service = await tx
    .selectFrom('service as b')
    .where('b.id', '=', id)
    .where('b.tenant_id', '=', session.tenantId)
    .where(readableByItself(session, 'Service', 'b'))
    .select(['b.lat', 'b.long', 'b.archived'])
    .executeTakeFirst();
  if (!service) throw new Refusal('This service was not found, or you do not work on it.');
  if (service.archived === 1) throw new Refusal('This service is archived, so nobody can clock in on it.');
  return { lat: service.lat, long: service.long, check_in_tolerance: null };
}
