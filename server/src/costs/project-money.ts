import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import { readsFinancialsOf, writesBudget } from '../registry/entries/work.ts';
import { rowsOf } from '../registry/access.ts';
import type { Costed } from './record-parts.ts';

/** What is agreed, billed and held back of a project, in dollars. */
export type ProjectMoney = {
  job_id: number;
  slug: string;
  job_num: string;
  job_name: string;
  budget_hours: number | null;
  holdback_due: string | null;
  contract: number;
  billed: number;
  held: number;
  released: number;
  /** Hours that are logged and not decided yet. */
  waiting: number;
};

type Asked = { session: Session; ids?: readonly number[]; view?: 'open' | 'all'; search?: string };

/** Projects whose financials the person may read, leads only where they are named. */
export async function costedProjects(tx: Tx, { session, ids, view = 'all', search = '' }: Asked): Promise<number[]> {
  if (session.viewer.role === 'none') return [];
  const mayRead = readsFinancialsOf('id')(rowsOf(session, 'j'));
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const named = ids ?? null;
  const { rows } = await sql<{ id: number }>`
    select j.id from job j where j.tenant_id = ${session.tenantId} and j.deleted = 0 and ${mayRead}
      and case when ${named}::bigint[] is null then j.is_lead = 0 and j.is_internal_project = 0
        else j.id = any(${named}::bigint[]) end
      and (${view === 'all'}::boolean or (j.archived = 0 and j.date_completed is null))
      and (j.job_name ilike ${like} or j.job_num ilike ${like} or j.customer_name_cache ilike ${like})
    order by j.job_num`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Invoices that are not of the schedule of values add to the contract what they bill. */
export async function projectMoney(tx: Tx, { tenantId, jobs, end }: Costed): Promise<ProjectMoney[]> {
  const { rows } = await sql<ProjectMoney>`
    with issued as (
      select i.job_id, i.id, i.kind, coalesce(i.subtotal, 0) as subtotal from job_invoice i
      where i.tenant_id = ${tenantId} and i.job_id = any(${jobs}::bigint[]) and i.status in ('Sent', 'Paid')
        and coalesce(i.issued, i.created_at::date) <= ${end}::date
    ), billed as (
      select i.job_id, sum(p.gross) as gross, sum(p.held) as held, sum(p.released) as released
      from issued i join progress_line p on p.tenant_id = ${tenantId} and p.job_invoice_id = i.id group by i.job_id
    ), other as (
      select i.job_id, sum(i.subtotal) as amount from issued i where i.kind = 'other' group by i.job_id
    ), agreed as (
      select l.job_id, sum(l.value) as value from schedule_line l
      where l.tenant_id = ${tenantId} and l.job_id = any(${jobs}::bigint[])
        and (l.change_order_id is null or l.created_at::date <= ${end}::date)
      group by l.job_id
    )
    select j.id as job_id, j.slug, j.job_num, j.job_name, j.budget_hours, j.holdback_due,
      coalesce(a.value, 0) + coalesce(o.amount, 0) as contract, coalesce(b.gross, 0) + coalesce(o.amount, 0) as billed,
      coalesce(b.held, 0) as held, coalesce(b.released, 0) as released,
      (select coalesce(sum(t.hours), 0) from time_log t where t.tenant_id = j.tenant_id and t.job_id = j.id
        and t.status = 'submitted') as waiting
    from job j left join billed b on b.job_id = j.id left join other o on o.job_id = j.id left join agreed a on a.job_id = j.id
    where j.tenant_id = ${tenantId} and j.id = any(${jobs}::bigint[]) order by j.job_num`.execute(tx);
  return rows;
}

/** Who writes the budget: who may change the project, and see its financials. */
export async function mayBudget(tx: Tx, session: Session, id: number): Promise<boolean> {
  const rows = rowsOf(session, 'j');
  const { rows: found } = await sql`select from job j
    where j.tenant_id = ${session.tenantId} and j.id = ${id} and ${writesBudget('id')(rows)}`.execute(tx);
  return found.length > 0;
}
