import type { Sentence } from '@fieldspan/contract/sentence';
import { punchClockPath } from '@fieldspan/domain/clock-places';
import { LONG_HOURS } from '@fieldspan/domain/time-log-flags';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { sentence } from '../http/sentence.ts';
import { postNotification } from '../notify/post-notification.ts';

type Reminding = { db: Database; push: { wake: () => void } };
type Due = { tenant_id: number; user_id: number; about_id: number; about_at: string };

const BATCH = 200;
/** A visit that began so long ago without anybody clocking in is one that was forgotten. */
const LATE_MIN = 30;
/** What began longer ago is yesterday's: nobody can clock in for it any more. */
const TOO_LATE_H = 4;
/** Who has not used the clock for so long does not use it. */
const USES_CLOCK_DAYS = 30;
/** A reminder is never sent again, so it is of no use once what it was about is long over. */
const KEEP_DAYS = 60;

/** Reminds people who have forgotten to clock out, or in, once each. @returns how many */
export async function sendClockReminders({ db, push }: Reminding, signal: AbortSignal): Promise<number> {
  let total = 0;
  for (const send of [remindOfRunning, remindOfMissing]) {
    for (let count = await db.system(send); count > 0 && !signal.aborted; count = await db.system(send)) {
      total += count;
      push.wake();
    }
  }
  await db.system((tx) =>
    sql`delete from clock_reminder where sent_at < now() - make_interval(days => ${KEEP_DAYS})`.execute(tx),
  );
  return total;
}

/** Notes reminders before they are sent: of two processes the later one waits for the first at the key and then skips the row. */
async function take(tx: Tx, kind: 'running' | 'missing', due: RawBuilder<unknown>): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (${due})
    insert into clock_reminder (tenant_id, user_id, kind, about_id, about_at)
    select d.tenant_id, d.user_id, ${kind}, d.about_id, d.about_at from due d
    where not exists (select from clock_reminder r where r.tenant_id = d.tenant_id and r.user_id = d.user_id
      and r.kind = ${kind} and r.about_id = d.about_id and r.about_at = d.about_at)
    order by 1, 2, 4, 5 limit ${BATCH}
    on conflict do nothing
    returning tenant_id, user_id, about_id, about_at`.execute(tx);
  return rows;
}

/** Clocks that run for too long: the person is told, and who reviews time on the project. */
async function remindOfRunning(tx: Tx): Promise<number> {
  const due = await take(
    tx,
    'running',
    sql`
      select l.tenant_id, person.user_id, l.id as about_id, l.time_in as about_at
      from time_log l
      cross join lateral (
        select l.user_id
        union
        select jp.user_id from job_personnel jp
        join job_personnel_role r on r.tenant_id = jp.tenant_id and r.id = jp.personnel_role_id
        where jp.tenant_id = l.tenant_id and jp.job_id = l.job_id and r.review_timelogs = 1
      ) as person
      where l.time_out is null and l.time_in between now() - interval '2 days' and now() - make_interval(hours => ${LONG_HOURS})
        and ${worksThere(sql`l.tenant_id`)}`,
  );
  for (const { tenant_id: tenantId, user_id: userId, about_id: id } of due) {
    const { owner, name } = await tx
      .selectFrom('time_log as l')
      .innerJoin('user as u', 'u.id', 'l.user_id')
      .where('l.tenant_id', '=', tenantId)
      .where('l.id', '=', id)
      .select(['l.user_id as owner', sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('name')])
      .executeTakeFirstOrThrow();
    await postNotification(tx, {
      kind: 'time',
      tenantId,
      userId,
      ...wordsOfRunning({ isOwn: owner === userId, name }),
      about: { of: 'time_log', id },
    });
  }
  return due.length;
}

function wordsOfRunning({ isOwn, name }: { isOwn: boolean; name: string }): { message: Sentence; link: string } {
  return isOwn
    ? {
        message: sentence`You have been clocked in for ${LONG_HOURS} hours. Clock out if you have stopped working.`,
        link: punchClockPath(null),
      }
    : {
        message: sentence`${name} has been clocked in for ${LONG_HOURS} hours. Did they forget to clock out?`,
        link: '/time-logs/review',
      };
}

/**
 * Visits that began half an hour ago, of people who use the clock and have not clocked in since shortly before. Who has
 * reported on the visit, or is on leave, has not forgotten it.
 */
async function remindOfMissing(tx: Tx): Promise<number> {
  const due = await take(
    tx,
    'missing',
    sql`
      select v.tenant_id, person.user_id, v.id as about_id, v.starts_at as about_at
      from visit v
      cross join lateral (
        select v.lead_id as user_id where v.lead_id is not null
        union
        select p.user_id from visit_person p where p.tenant_id = v.tenant_id and p.visit_id = v.id
      ) as person
      where v.state = 'published'
        and v.starts_at between now() - make_interval(hours => ${TOO_LATE_H}) and now() - make_interval(mins => ${LATE_MIN})
        and ${worksThere(sql`v.tenant_id`)}
        and exists (select from time_log l where l.tenant_id = v.tenant_id and l.user_id = person.user_id
          and l.time_in > now() - make_interval(days => ${USES_CLOCK_DAYS}))
        and not exists (select from time_log l where l.tenant_id = v.tenant_id and l.user_id = person.user_id
          and (l.time_out is null or l.time_out > v.starts_at))
        and not exists (select from leave a where a.tenant_id = v.tenant_id and a.user_id = person.user_id
          and a.state = 'granted' and now()::date between a.from_on and a.to_on)`,
  );
  for (const { tenant_id: tenantId, user_id: userId, about_id: id } of due) {
    const visit = await tx
      .selectFrom('visit as v')
      .leftJoin('service as s', (on) => on.onRef('s.tenant_id', '=', 'v.tenant_id').onRef('s.id', '=', 'v.service_id'))
      .leftJoin('job as j', (on) => on.onRef('j.tenant_id', '=', 'v.tenant_id').onRef('j.id', '=', 'v.job_id'))
      .where('v.tenant_id', '=', tenantId)
      .where('v.id', '=', id)
      .select(['s.slug as service', 's.job_num as number', 'j.slug as project', 'j.job_num as project_number'])
      .executeTakeFirstOrThrow();
    const { service, project } = visit;
    const place =
      service === null
        ? project !== null && { type: 'project' as const, slug: project }
        : { type: 'service' as const, slug: service };
    await postNotification(tx, {
      kind: 'time',
      tenantId,
      userId,
      message: sentence`Your visit to ${visit.number ?? visit.project_number ?? ''} began half an hour ago, and you are not clocked in.`,
      link: punchClockPath(place || null),
      about: { of: 'visit', id },
    });
  }
  return due.length;
}

const worksThere = (tenantId: RawBuilder<unknown>) => sql`exists (
  select from user_permission p where p.tenant_id = ${tenantId} and p.user_id = person.user_id
    and p.invite_accepted = 1 and p.is_inactive = 0)`;
