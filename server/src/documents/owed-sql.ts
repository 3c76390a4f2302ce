import { sql } from 'kysely';
import type { Expression } from '../registry/entry.ts';

/** Of one company, what is dated until the end of a day, or (`infinity`) at all. */
export type Until = { tenantId: number; end: string };

/**
 * Invoices that somebody owes, or has paid: `amount` as they were issued, `credited` what credits changed of them (less than
 * nothing). A void invoice never counts, also not for a day on which it was not void yet.
 */
export const issuedInvoices = ({ tenantId, end }: Until): Expression => sql`
  select 'ServiceInvoice' as model, i.id, i.invoice_num as number, s.customer_id, i.due, coalesce(i.total, 0) as amount,
    0::numeric as credited, coalesce(i.issued, i.created_at::date) as issued
  from service_invoice i left join service s on s.tenant_id = i.tenant_id and s.id = i.service_id
  where i.tenant_id = ${tenantId} and i.is_quote = 0 and i.status in ('Sent', 'Accepted', 'Overdue', 'Paid')
    and coalesce(i.issued, i.created_at::date) <= ${end}::date
  union all
  select 'JobInvoice', i.id, i.invoice_num, j.customer_id, i.due, coalesce(i.total, 0),
    coalesce((select sum(c.total) from job_invoice c
      where c.tenant_id = i.tenant_id and c.credits_id = i.id and c.kind = 'credit' and c.status in ('Sent', 'Paid')
        and coalesce(c.issued, c.created_at::date) <= ${end}::date), 0),
    coalesce(i.issued, i.created_at::date)
  from job_invoice i join job j on j.tenant_id = i.tenant_id and j.id = i.job_id
  where i.tenant_id = ${tenantId} and i.kind <> 'credit' and i.status in ('Sent', 'Paid')
    and coalesce(i.issued, i.created_at::date) <= ${end}::date`;

/** How much of which payment went to which invoice. */
export const allocations = ({ tenantId, end }: Until): Expression => sql`
  select 'ServiceInvoice' as model, a.invoice_id as id, a.payment_id, p.customer_id as payer, a.amount
  from payment_allocation a join payment p on p.tenant_id = a.tenant_id and p.id = a.payment_id
  where a.tenant_id = ${tenantId} and p.received_on <= ${end}::date
  union all
  select 'JobInvoice', a.job_invoice_id, a.payment_id, p.customer_id, a.amount
  from job_payment_allocation a join payment p on p.tenant_id = a.tenant_id and p.id = a.payment_id
  where a.tenant_id = ${tenantId} and p.received_on <= ${end}::date`;

/** Money that came in, less what went out; using up credit is neither. */
export const payments = ({ tenantId, end }: Until): Expression => sql`
  select p.id, p.kind, p.customer_id, p.received_on, p.reference, case p.kind when 'payment' then p.amount
    when 'refund' then -p.amount
    when 'reversal' then case o.kind when 'payment' then -o.amount when 'refund' then o.amount else 0 end
    else 0 end as came
  from payment p left join payment o on o.tenant_id = p.tenant_id and o.id = p.reverses_id
  where p.tenant_id = ${tenantId} and p.received_on <= ${end}::date`;
