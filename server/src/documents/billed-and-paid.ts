import type { BilledAndPaid } from '@fieldspan/contract/sales-calls';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { issuedInvoices, payments } from './owed-sql.ts';

const WEEKS = 6;

type Asked = { tenantId: number; today: string };

/** What was billed and what came in, in dollars, of the weeks up to today, the oldest first. */
export async function billedAndPaid(tx: Tx, { tenantId, today }: Asked): Promise<BilledAndPaid['weeks']> {
  const until = { tenantId, end: today };
  const { rows } = await sql<BilledAndPaid['weeks'][number]>`
    with invoice as (${issuedInvoices(until)}), payment as (${payments(until)}), week as (
      select date_trunc('week', ${today}::date)::date - 7 * n as day from generate_series(0, ${WEEKS - 1}::int) n
    )
    select week.day as "from",
      (select coalesce(sum(amount + credited), 0) from invoice i
        where i.issued between week.day and week.day + 6) as billed,
      (select coalesce(sum(came), 0) from payment p where p.received_on between week.day and week.day + 6) as paid
    from week order by 1`.execute(tx);
  return rows;
}
