import type { OwedPart } from '@fieldspan/domain/money/ageing';
import { centsOf } from '@fieldspan/domain/money/decimal';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Which invoices count: those of service calls, those of projects. */
export type Counted = { services: boolean; projects: boolean };

export type OwedQuestion = {
  tenantId: number;
  counted: Counted;
  /** As it stood at the end of this day; null: everything that was written counts, whatever its day. */
  asOf: string | null;
  /** Of one customer only. */
  customer?: number;
};

/** An invoice of which something is left to pay; amounts in dollars. `amount` is what credits left of it. */
export type OpenInvoice = {
  customer_id: number | null;
  slug: string | null;
  name: string | null;
  model: 'ServiceInvoice' | 'JobInvoice';
  number: string;
  issued: string;
  due: string | null;
  amount: number;
  open: number;
};

/** What a customer paid and no invoice used, and what credits gave them beyond what they owe. */
export type OwnCredit = Pick<OpenInvoice, 'customer_id'> & { model: 'credit'; open: number };

/**
 * Open invoices and credits of customers, oldest invoice first. A void invoice never counts, also not for a day on which it was
 * not void yet. A payment of an invoice that is issued later is credit until then.
 */
export async function owedParts(
  tx: Tx,
  { tenantId, counted, asOf, customer }: OwedQuestion,
): Promise<(OpenInvoice | OwnCredit)[]> {
  const end = asOf ?? 'infinity';
  const { rows } = await sql<OpenInvoice | OwnCredit>`
    with invoice as (
      select 'ServiceInvoice' as model, i.id, i.invoice_num as number, s.customer_id, i.due, coalesce(i.total, 0) as amount,
        coalesce(i.issued, i.created_at::date) as issued, ${counted.services}::boolean as is_shown
      from service_invoice i left join service s on s.tenant_id = i.tenant_id and s.id = i.service_id
      where i.tenant_id = ${tenantId} and i.is_quote = 0 and i.status in ('Sent', 'Accepted', 'Overdue', 'Paid')
        and coalesce(i.issued, i.created_at::date) <= ${end}::date
      union all
      select 'JobInvoice', i.id, i.invoice_num, j.customer_id, i.due,
        coalesce(i.total, 0) + coalesce((select sum(c.total) from job_invoice c
          where c.tenant_id = i.tenant_id and c.credits_id = i.id and c.kind = 'credit' and c.status in ('Sent', 'Paid')
            and coalesce(c.issued, c.created_at::date) <= ${end}::date), 0),
        coalesce(i.issued, i.created_at::date), ${counted.projects}::boolean
      from job_invoice i join job j on j.tenant_id = i.tenant_id and j.id = i.job_id
      where i.tenant_id = ${tenantId} and i.kind <> 'credit' and i.status in ('Sent', 'Paid')
        and coalesce(i.issued, i.created_at::date) <= ${end}::date
    ), paid as (
      select 'ServiceInvoice' as model, a.invoice_id as id, p.customer_id as payer, a.amount
      from payment_allocation a join payment p on p.tenant_id = a.tenant_id and p.id = a.payment_id
      where a.tenant_id = ${tenantId} and p.received_on <= ${end}::date
      union all
      select 'JobInvoice', a.job_invoice_id, p.customer_id, a.amount
      from job_payment_allocation a join payment p on p.tenant_id = a.tenant_id and p.id = a.payment_id
      where a.tenant_id = ${tenantId} and p.received_on <= ${end}::date
    ), settled as (
      select i.*, i.amount - coalesce(sum(p.amount), 0) as open
      from invoice i left join paid p on p.model = i.model and p.id = i.id
      group by i.model, i.id, i.number, i.customer_id, i.due, i.amount, i.issued, i.is_shown
    ), credit as (
      select p.customer_id, case p.kind when 'payment' then p.amount when 'refund' then -p.amount
        when 'reversal' then case o.kind when 'payment' then -o.amount when 'refund' then o.amount else 0 end else 0 end as amount
      from payment p left join payment o on o.tenant_id = p.tenant_id and o.id = p.reverses_id
      where p.tenant_id = ${tenantId} and p.received_on <= ${end}::date
      union all select p.payer, -p.amount from paid p join invoice i on i.model = p.model and i.id = p.id
      union all select customer_id, -open from settled where open < 0
    ), part as (
      select model, id, number, customer_id, issued, due, amount, open from settled where open > 0 and is_shown
      union all
      select 'credit', null, null, customer_id, null, null, null, sum(amount) from credit
      group by customer_id having sum(amount) <> 0
    )
    select part.*, c.slug, c.name from part
    left join contact c on c.tenant_id = ${tenantId} and c.id = part.customer_id
    where ${customer ?? null}::bigint is null or part.customer_id = ${customer ?? null}
    order by part.issued, part.model, part.id`.execute(tx);
  return rows;
}

/** The same in cents, as the rules of ageing take it. */
export function partOf(part: OpenInvoice | OwnCredit): OwedPart {
  const { customer_id: customer, open } = part;
  return part.model === 'credit'
    ? { kind: 'credit', customer, cents: centsOf(open) }
    : { kind: 'invoice', customer, due: part.due, cents: centsOf(open) };
}
