import { mayWrite } from '@fieldspan/contract/access-rules';
import type { PunchesAnswer } from '@fieldspan/contract/review-calls';
import { knownPosition } from '@fieldspan/domain/distance';
import { sql } from 'kysely';
import type { Services, Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';
import { readable } from '../registry/access.ts';

type Site = { lat: number | null; long: number | null; tolerance_m: number | null };

/**
 * The presses of the clock that a log was made of, and where its work is. Where somebody stood is for themselves and for those who
 * decide about the log: reading it is not enough.
 */
export async function punchesOf(services: Services, session: Session, id: number): Promise<PunchesAnswer> {
  const { tenantId, userId } = session;
  const decides = mayWrite('TimeLog')(session.viewer)
    ? sql`true`
    : sql`(l.user_id = ${userId} or exists (select from job_personnel p
        join job_personnel_role r on r.id = p.personnel_role_id
        where p.tenant_id = l.tenant_id and p.job_id = l.job_id and p.user_id = ${userId} and r.review_timelogs = 1))`;
  const { rows } = await services.db.as(session, (tx) =>
    sql<Site>`
      select coalesce(s.lat, j.lat) as lat, coalesce(s.long, j.long) as long, j.check_in_tolerance as tolerance_m
      from time_log l
      left join job j on j.tenant_id = l.tenant_id and j.id = l.job_id
      left join service s on s.tenant_id = l.tenant_id and s.id = l.service_id
      where l.tenant_id = ${tenantId} and l.id = ${id} and ${readable(session, 'TimeLog', 'l')} and ${decides}`.execute(
      tx,
    ),
  );
  const [site] = rows;
  if (site === undefined) throw new Refusal('Only who decides about this time sees where it was clocked.');
  const position = knownPosition(site);
  // The database shows presses to their own person alone; who else may see them was asked above.
  const punches = await services.db.system((tx) =>
    tx
      .selectFrom('time_punch')
      .where('tenant_id', '=', tenantId)
      .where('time_log_id', '=', id)
      .where('kind', '<>', 'same')
      .orderBy('at')
      .orderBy('id')
      .select(['kind', 'at', 'lat', 'long', 'accuracy_m', 'distance_m', 'device_at'])
      .execute(),
  );
  return { site: position && { ...position, tolerance_m: site.tolerance_m }, punches };
}
