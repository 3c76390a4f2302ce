import { CLOCK_OUT_AFTER, CLOCK_OUT_HOURS } from '@fieldspan/domain/clock-out-after';
import { loggedHours } from '@fieldspan/domain/time-log-problems';
import { sql } from 'kysely';
import { lockClock } from '../db/lock-clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { sentence } from '../http/sentence.ts';
import { postNotification } from '../notify/post-notification.ts';
import { endBreak } from '../routes/clock/breaks.ts';

type Ending = { db: Database; push: { wake: () => void } };
type Due = { tenant_id: number; id: number; user_id: number; after_h: number };

const HOUR_MS = 3_600_000;
const BATCH = 500;

/**
 * Ends clocks that nobody has ended for as long as the company allows: at the start plus these hours, whenever we look, so
 * that nobody is paid for the time until we did. The person is told, and the log is marked for its reviewer.
 * @returns how many
 */
export async function endClocks({ db, push }: Ending, signal: AbortSignal): Promise<number> {
  let total = 0;
  for (const due of await runningTooLong(db)) {
    if (signal.aborted) break;
    if (await db.system((tx) => endClock(tx, due))) total += 1;
  }
  if (total > 0) push.wake();
  return total;
}

/** A setting that is no choice ends nothing. */
async function runningTooLong(db: Database): Promise<Due[]> {
  const { rows } = await db.system((tx) =>
    sql<Due>`
      select l.tenant_id, l.id, l.user_id, allowed.after_h
      from time_log l
      join lateral (
        select job_defaults_json ->> ${CLOCK_OUT_AFTER} as said from company_setting s
        where s.tenant_id = l.tenant_id order by id desc limit 1
      ) as setting on true
      cross join lateral (
        select case when setting.said = any (${CLOCK_OUT_HOURS.map(String)}::text[]) then setting.said::int end as after_h
      ) as allowed
      where l.time_out is null and l.time_in < now() - make_interval(hours => allowed.after_h) and l.status = 'open'
      order by l.time_in limit ${BATCH}`.execute(tx),
  );
  return rows;
}

/** Looks again while the person's clock is locked: they may have pressed meanwhile, or another process was faster. */
async function endClock(tx: Tx, { tenant_id: tenantId, id, user_id: userId, after_h: afterH }: Due): Promise<boolean> {
  await lockClock(tx, { userId });
  const log = await tx
    .selectFrom('time_log')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('time_out', 'is', null)
    .where('time_in', 'is not', null)
    .select(['slug', 'time_in', 'break_hours'])
    .executeTakeFirst();
  if (!log?.time_in) return false;
  const time_in = new Date(log.time_in);
  const now = new Date();
  const at = new Date(time_in.getTime() + afterH * HOUR_MS);
  if (at > now) return false;
  const running = { id, time_in, break_hours: log.break_hours };
  const breakHours = await endBreak({ tx, session: { tenantId, userId }, now }, { running, at });
  await tx
    .updateTable('time_log')
    .set({
      time_out: at.toISOString(),
      hours: loggedHours(time_in.getTime(), at.getTime(), breakHours),
      ended_by_itself: 1,
      updated_at: now.toISOString(),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await postNotification(tx, {
    kind: 'time',
    tenantId,
    userId,
    message: sentence`Nobody clocked you out for ${afterH} hours, so your time ends there. Correct it if that is wrong.`,
    link: `/time-logs/list/${encodeURIComponent(log.slug)}`,
    about: { of: 'time_log', id },
  });
  return true;
}
