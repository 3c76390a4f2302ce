import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { allocations, issuedInvoices } from './owed-sql.ts';

/** An invoice of which something is left to pay, with all that decides whether its customer is reminded. */
export type RemindedInvoice = {
  model: 'ServiceInvoice' | 'JobInvoice';
  id: number;
  number: string;
  due: string | null;
  /** In dollars. */
  open: number;
  state: 'on' | 'stopped' | 'disputed';
  customer_id: number | null;
  customer: string | null;
  is_off: boolean;
  /** Where it was sent last, else the address of the customer. */
  email: string | null;
  /** The days after its due day of the last reminder; null: there was none. */
  last: number | null;
  company: string;
};

type Asked = { tenantId: number; of?: Pick<RemindedInvoice, 'model' | 'id'>; dueFrom?: string; dueTo?: string };

/** What is owed to a company: one invoice, or those that are due between two days; what is due first comes first. */
export async function remindedInvoices(tx: Tx, { tenantId, of, dueFrom, dueTo }: Asked): Promise<RemindedInvoice[]> {
  const until = { tenantId, end: 'infinity' };
  const { rows } = await sql<RemindedInvoice>`
    with invoice as (${issuedInvoices(until)}), owed as (
      select i.model, i.id, i.number, i.due, i.customer_id, i.amount + i.credited - coalesce(p.amount, 0) as open
      from invoice i cross join lateral (
        select sum(a.amount) as amount from (${allocations(until)}) a where a.model = i.model and a.id = i.id
      ) p
    )
    select o.model, o.id, o.number, o.due, o.open, coalesce(s.reminders, j.reminders) as state, o.customer_id,
      coalesce(c.name, '') as customer, coalesce(c.reminders_off, 0) = 1 as is_off,
      nullif(btrim(coalesce(sent.email, c.email)), '') as email, reminded.last, co.company_name as company
    from owed o
    join company co on co.id = ${tenantId}
    left join service_invoice s on o.model = 'ServiceInvoice' and s.tenant_id = ${tenantId} and s.id = o.id
    left join job_invoice j on o.model = 'JobInvoice' and j.tenant_id = ${tenantId} and j.id = o.id
    left join contact c on c.tenant_id = ${tenantId} and c.id = o.customer_id
    left join lateral (
      select email from (
        select l.email, l.created_at from customer_link l where l.tenant_id = ${tenantId} and l.invoice_id = s.id
        union all
        select l.email, l.created_at from job_document_link l where l.tenant_id = ${tenantId} and l.job_invoice_id = j.id
      ) l order by created_at desc limit 1
    ) as sent on true
    left join lateral (
      select max((details_json ->> 'reminder')::int) as last from (
        select e.details_json from document_event e
        where e.tenant_id = ${tenantId} and e.invoice_id = s.id and e.kind = 'sent'
        union all
        select e.details_json from job_document_event e
        where e.tenant_id = ${tenantId} and e.job_invoice_id = j.id and e.kind = 'sent'
      ) e
    ) as reminded on true
    where o.open > 0
      and (${of?.model ?? null}::text is null or (o.model = ${of?.model ?? null} and o.id = ${of?.id ?? null}))
      and (${dueFrom ?? null}::date is null or o.due between ${dueFrom ?? null}::date and ${dueTo ?? null}::date)
    order by o.due, o.model, o.id`.execute(tx);
  return rows;
}
