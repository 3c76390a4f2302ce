import type { HoursByDay } from '@fieldspan/contract/review-calls';
import { dayIn } from '@fieldspan/domain/pay/local-time';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import { hoursByClass, lastPeriod } from '../pay/hours-by-class.ts';
import { companyPay } from '../pay/pay-facts.ts';
import { readable } from '../registry/access.ts';
import { readsPay } from '../registry/entries/masked.ts';

type Asked = { session: Session; now: Date };
type Row = HoursByDay['days'][number] & { people: number };

/** The hours of this week that the person may read. A clock that still runs counts once it is out. */
export async function hoursByDay(tx: Tx, { session, now }: Asked): Promise<HoursByDay> {
  const { zone, settings } = await companyPay(tx, session.tenantId);
  const today = dayIn(zone, now.getTime());
  const { rows } = await sql<Row>`
    with week as (select date_trunc('week', ${today}::date)::date + n as day from generate_series(0, 6) n), log as (
      select (l.time_in at time zone ${zone})::date as day, l.user_id, l.status, l.hours from time_log l
      where l.tenant_id = ${session.tenantId} and ${readable(session, 'TimeLog', 'l')} and l.status <> 'rejected'
        and l.hours is not null and l.time_in between ${today}::date - 8 and ${today}::date + 9
    )
    select week.day, coalesce(sum(log.hours) filter (where log.status = 'approved'), 0) as approved,
      coalesce(sum(log.hours) filter (where log.status <> 'approved'), 0) as waiting,
      (select count(distinct user_id)::int from log where log.day in (select day from week)) as people
    from week left join log on log.day = week.day group by week.day order by week.day`.execute(tx);
  return {
    days: rows.map(({ day, approved, waiting }) => ({ day, approved, waiting })),
    people: rows[0]?.people ?? 0,
    by_class: readsPay(session.viewer) ? await hoursByClass(tx, session.tenantId, lastPeriod(settings, today)) : null,
  };
}
