import type { ReviewLogRow } from '@fieldspan/contract/review-calls';
import { LONG_HOURS } from '@fieldspan/domain/time-log-flags';
import { sql } from 'kysely';
import type { Predicate } from '../registry/entry.ts';
import { breaksOf } from '../db/breaks-of.ts';
import type { Tx } from '../db/database.ts';
import { breaksDue } from '../pay/breaks-due.ts';
import { stillMissing } from '../forms/filled-before.ts';
import type { Session } from '../http/context.ts';
import { readable } from '../registry/access.ts';

type Asking = { session: Session; zone: string; now: Date };

type Row = Omit<ReviewLogRow, 'User' | 'Job' | 'Service' | 'CostCode'> & {
  person: string;
  first_name: string | null;
  last_name: string | null;
  job_slug: string | null;
  job_num: string;
  job_name: string;
  service_slug: string | null;
  service_num: string;
  service_name: string;
  code: string | null;
  code_title: string;
};

/** The local day on which log `l` began. */
const dayOf = (zone: string) => sql<string>`(l.time_in at time zone ${zone})::date`;

/** Logs of others that the person may read. Nobody reviews their own. */
export const ofOthers = (session: Session): Predicate =>
  sql`(${readable(session, 'TimeLog', 'l')} and l.user_id <> ${session.userId})`;

/** The same as wantsReview of the domain, as a condition on log `l`. */
export const waits = (now: Date): Predicate =>
  sql`(l.status = 'submitted' or (l.status = 'open' and l.time_out is null
    and l.time_in < ${now.toISOString()}::timestamptz - make_interval(hours => ${LONG_HOURS})))`;

/** Logs with what bears on their review, in order of time. */
export async function reviewedLogs(tx: Tx, which: Predicate, { session, zone, now }: Asking): Promise<ReviewLogRow[]> {
  const { rows } = await sql<Row>`
    select l.id, l.slug, l.version, l.user_id, l.job_id, l.service_id, l.cost_code_id, l.time_in, l.time_out, l.hours, l.break_hours,
      l.notes, l.status, l.clocked_in_offsite, l.distance_m, l.clock_off_s, l.ended_by_itself, ${dayOf(zone)} as day,
      ${stillMissing('l')} as missing_forms, ${breaksOf('l')} as breaks_json,
      u.slug as person, u.first_name, u.last_name,
      j.slug as job_slug, j.job_num, j.job_name,
      s.slug as service_slug, s.job_num as service_num, s.job_name as service_name,
      c.code, c.title as code_title,
      ${overlappedUntil(now)} as overlapped_until, ${missingCertificates(zone)} as missing_certificates,
      case when ${isOnLeave(zone)} then 1 else 0 end as on_leave, ${crewOut(zone)} as crew_out
    from time_log l
    join "user" u on u.id = l.user_id
    left join job j on j.tenant_id = l.tenant_id and j.id = l.job_id
    left join service s on s.tenant_id = l.tenant_id and s.id = l.service_id
    left join job_cost_code c on c.tenant_id = l.tenant_id and c.id = l.cost_code_id
    where l.tenant_id = ${session.tenantId} and l.time_in is not null and ${which}
    order by l.time_in, l.id`.execute(tx);
  const dueFor = await breaksDue(tx, session.tenantId, rows);
  return rows.map((row) => shaped({ ...row, break_due: dueFor(row) }));
}

/** Until when a log of the same person runs that began before this one. One without an end overlaps nothing: it is odd by itself. */
const overlappedUntil = (now: Date) => sql`(
  select max(least(o.time_out, ${now.toISOString()}::timestamptz)) from time_log o
  where o.tenant_id = l.tenant_id and o.user_id = l.user_id and o.time_out > l.time_in
    and o.time_in > l.time_in - interval '25 hours' and (o.time_in, o.id) < (l.time_in, l.id))`;

const missingCertificates = (zone: string) => sql`(
  select string_agg(distinct t.title, ', ') from certificate_rule r
  join certificate_type t on t.tenant_id = r.tenant_id and t.id = r.type_id and t.archived = 0
  where r.tenant_id = l.tenant_id
    and case r.reach when 'calls' then l.service_id is not null when 'projects' then l.job_id is not null
      else r.service_id = l.service_id or r.job_id = l.job_id end
    and not exists (select from certificate c where c.tenant_id = l.tenant_id and c.user_id = l.user_id
      and c.type_id = r.type_id and (c.expires is null or c.expires >= ${dayOf(zone)})))`;

const isOnLeave = (zone: string) => sql`exists (select from leave v
  where v.tenant_id = l.tenant_id and v.user_id = l.user_id and v.state = 'granted'
    and ${dayOf(zone)} between v.from_on and v.to_on)`;

/** The middle of the ends of the others who worked there that day. */
const crewOut = (zone: string) => sql`case when l.time_out is null then (
  select percentile_disc(0.5) within group (order by o.time_out) from time_log o
  where o.tenant_id = l.tenant_id and o.user_id <> l.user_id and o.time_out > l.time_in
    and o.job_id is not distinct from l.job_id and o.service_id is not distinct from l.service_id
    and o.time_in between l.time_in - interval '1 day' and l.time_in + interval '1 day'
    and (o.time_in at time zone ${zone})::date = ${dayOf(zone)}) end`;

function shaped(row: Row): ReviewLogRow {
  const {
    person,
    first_name,
    last_name,
    job_slug,
    job_num,
    job_name,
    service_slug,
    service_num,
    service_name,
    code,
    code_title,
    ...log
  } = row;
  return {
    ...log,
    User: { slug: person, first_name, last_name },
    Job: job_slug === null ? null : { slug: job_slug, job_num, job_name },
    Service: service_slug === null ? null : { slug: service_slug, job_num: service_num, job_name: service_name },
    CostCode: code === null ? null : { code, title: code_title },
  };
}
