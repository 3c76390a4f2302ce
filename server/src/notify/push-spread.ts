import { DIGEST_AT } from '@fieldspan/domain/notice-kinds';
import type { NoticeKind } from '@fieldspan/domain/notice-kinds';
import { sql } from 'kysely';
import type { Expression } from 'kysely';
import type { Tx } from '../db/database.ts';
import { topicOf } from './post-notification.ts';

/** Notices per batch. */
const BATCH = 500;

/**
 * Creates one delivery per device on which the person is still signed in. In quiet hours a delivery is due at their
 * end, and only the newest one per topic waits. Urgent ones are due at once. What is of a kind that the person has muted goes
 * to no device; what is of a kind that they want once a day waits for the mail of the day. What they chose for the call, or for
 * its project, comes before that.
 */
export async function spread(tx: Tx): Promise<void> {
  await sql`
    with taken as (
      delete from push_notice where id in (select id from push_notice order by id limit ${BATCH} for update skip locked)
      returning id, tenant_id, user_id, payload, topic, urgent, kind, job_id, service_id
    ),
    told as (
      select t.*, coalesce(chosen.way = 'mute', t.kind = any (q.muted), false) as is_off,
        case when chosen.way is null and t.kind = any (q.daily) and not t.kind = any (q.muted) then ${nextDigest} end as digest_at
      from taken t
      left join quiet_hours q on q.user_id = t.user_id
      left join lateral (
        select p.way from notice_place p
        where p.tenant_id = t.tenant_id and p.user_id = t.user_id
          and ((p.model = 'Service' and p.record_id = t.service_id) or (p.model = 'Job' and p.record_id = t.job_id))
        order by p.model desc limit 1
      ) as chosen on t.kind is not null
    ),
    digested as (
      insert into notice_digest as d (tenant_id, user_id, due_at, try_at, lines)
      select tenant_id, user_id, digest_at, digest_at,
        jsonb_agg(jsonb_build_object('kind', kind, 'payload', payload) order by id)
      from told where digest_at is not null
      group by 1, 2, 3 order by 1, 2, 3
      on conflict (tenant_id, user_id, due_at) do update set lines = d.lines || excluded.lines
    ),
    newest as (
      select distinct on (d.id, t.urgent, coalesce(t.topic, t.id::text)) d.id as device_id, t.user_id, t.payload, t.topic, t.urgent
      from told t
      join push_device d on d.user_id = t.user_id
      join session s on s.id = d.session_id and s.idle_until > now() and s.expires_at > now()
      where not t.is_off and t.digest_at is null
      order by d.id, t.urgent, coalesce(t.topic, t.id::text), t.id desc
    ),
    replaced as (
      delete from push_delivery p using newest n
      where p.device_id = n.device_id and p.topic = n.topic and p.urgent = n.urgent and p.attempts = 0
    )
    insert into push_delivery (device_id, payload, topic, urgent, due_at)
    select n.device_id, n.payload, n.topic, n.urgent, coalesce(quiet.until, now())
    from newest n
    left join lateral (${quietUntil(sql.ref('n.user_id'))}) as quiet on not n.urgent`.execute(tx);
}

/** Whether a person (`quiet_hours q`) wants what is of a kind once a day: the mail of the day says it, and no other mail does. */
export const isDaily = (kind: NoticeKind) =>
  sql`(coalesce(${kind} = any (q.daily), false) and not coalesce(${kind} = any (q.muted), false))`;

/** The next time of day at which the person's mail of the day goes out. */
const nextDigest = sql`
  (select (case when clock.t < ${DIGEST_AT}::time then clock.day else clock.day + 1 end + ${DIGEST_AT}::time) at time zone q.time_zone
  from (select (now() at time zone q.time_zone)::time as t, (now() at time zone q.time_zone)::date as day) as clock)`;

/**
 * The end of the quiet hours that a person is in; no row outside of quiet hours. If the end is earlier than the start, they
 * span midnight.
 */
export const quietUntil = (userId: Expression<unknown>) => sql`
  select (case when clock.t < q.ends then clock.day + q.ends else clock.day + 1 + q.ends end) at time zone q.time_zone as until
  from quiet_hours q
  cross join lateral (
    select (now() at time zone q.time_zone)::time as t, (now() at time zone q.time_zone)::date as day
  ) as clock
  where q.user_id = ${userId} and case
    when q.starts < q.ends then clock.t >= q.starts and clock.t < q.ends
    else clock.t >= q.starts or clock.t < q.ends
  end`;

/** Drops deliveries that have not been tried yet; the others are already being sent. */
export async function dropTopic(tx: Tx, userId: number, link: string): Promise<void> {
  await sql`delete from push_notice where user_id = ${userId} and topic = ${topicOf(link)}`.execute(tx);
  await sql`
    delete from push_delivery p using push_device d
    where d.user_id = ${userId} and p.device_id = d.id and p.topic = ${topicOf(link)} and p.attempts = 0`.execute(tx);
}
