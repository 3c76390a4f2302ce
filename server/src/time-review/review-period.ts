import type { ReviewAnswer } from '@fieldspan/contract/review-calls';
import { dayIn } from '@fieldspan/domain/pay/local-time';
import { periodOf } from '@fieldspan/domain/pay/pay-period';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import { companyPay } from '../pay/pay-facts.ts';
import { ofOthers, reviewedLogs, waits } from './review-facts.ts';

type Asked = { session: Session; now: Date; day: string | null };

/** The time of others in the period of pay that a day is in, or in that of the oldest log that waits. */
export async function reviewPeriod(tx: Tx, { session, now, day }: Asked): Promise<ReviewAnswer> {
  const { settings, zone } = await companyPay(tx, session.tenantId);
  const waiting = await waitingDays(tx, { session, now, zone });
  const { from, to } = periodOf(settings, day ?? waiting[0]?.day ?? dayIn(zone, now.getTime()));
  const began = sql`(l.time_in at time zone ${zone})::date`;
  const inPeriod = sql<boolean>`(${ofOthers(session)} and ${began} between ${from}::date and ${to}::date
    and l.time_in between ${from}::date - 1 and ${to}::date + 2)`;
  const count = (holds: (one: string) => boolean) =>
    waiting.reduce((sum, one) => sum + (holds(one.day) ? one.count : 0), 0);
  return {
    from,
    to,
    logs: await reviewedLogs(tx, inPeriod, { session, zone, now }),
    earlier: count((one) => one < from),
    later: count((one) => one > to),
  };
}

type Waiting = { day: string; count: number };

async function waitingDays(tx: Tx, { session, now, zone }: Omit<Asked, 'day'> & { zone: string }): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select (l.time_in at time zone ${zone})::date as day, count(*)::int as count from time_log l
    where l.tenant_id = ${session.tenantId} and l.time_in is not null and ${waits(now)} and ${ofOthers(session)}
    group by 1 order by 1`.execute(tx);
  return rows;
}
