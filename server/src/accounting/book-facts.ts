import { COST_CODES } from '@fieldspan/domain/money/costing';
import type { CostCode } from '@fieldspan/domain/money/costing';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Expression } from '../registry/entry.ts';

export type BookSpan = { tenantId: number; from: string; to: string };

/** A record that the books have, or had: `counts` is false of what is void by now, or not approved any more. */
export type BookFact = {
  model: 'ServiceInvoice' | 'JobInvoice' | 'Payment' | 'SupplierBill' | 'Expense';
  id: number;
  kind: 'invoice' | 'credit' | 'payment' | 'bill' | 'expense';
  counts: boolean;
  day: string;
  due: string | null;
  number: string;
  name: string;
  job: string;
  memo: string;
  total: number;
  tax: number;
  held: number;
  released: number;
  taxes: string | null;
  code: CostCode;
};

const ISSUED = ['Sent', 'Accepted', 'Overdue', 'Paid'];

/** All records of a company that could be in the books. */
const documents = (tenantId: number): Expression => sql`
  select 'ServiceInvoice' as model, i.id, 'invoice' as kind, i.is_quote = 0 and i.status = any(${ISSUED}) as counts,
    coalesce(i.issued, i.created_at::date) as day, i.due, i.invoice_num as number,
    coalesce(c.name, s.customer_name_cache, '') as name, coalesce(s.job_num, '') as job, '' as memo,
    coalesce(i.total, 0) as total, coalesce(i.tax_total, 0) as tax, 0::numeric as held, 0::numeric as released,
    i.tax_lines_json::text as taxes, 'other' as code, i.updated_at
  from service_invoice i left join service s on s.tenant_id = i.tenant_id and s.id = i.service_id
    left join contact c on c.tenant_id = s.tenant_id and c.id = s.customer_id
  where i.tenant_id = ${tenantId}
  union all
  select 'JobInvoice', i.id, case i.kind when 'credit' then 'credit' else 'invoice' end, i.status in ('Sent', 'Paid'),
    coalesce(i.issued, i.created_at::date), i.due, i.invoice_num, coalesce(c.name, j.customer_name_cache, ''), j.job_num, '',
    coalesce(i.total, 0), coalesce(i.tax_total, 0), coalesce(i.held, 0), coalesce(i.released, 0), i.tax_lines_json::text,
    'other', i.updated_at
  from job_invoice i join job j on j.tenant_id = i.tenant_id and j.id = i.job_id
    left join contact c on c.tenant_id = j.tenant_id and c.id = j.customer_id
  where i.tenant_id = ${tenantId}
  union all
  select 'Payment', p.id, 'payment', p.kind <> 'credit' and coalesce(o.kind, '') <> 'credit', p.received_on, null,
    concat('PAY-', p.id), coalesce(c.name, ''), '', concat_ws(', ', p.method, nullif(p.reference, '')),
    case p.kind when 'refund' then -p.amount
      when 'reversal' then case o.kind when 'refund' then o.amount else -o.amount end else p.amount end,
    0, 0, 0, null, 'other', p.updated_at
  from payment p left join payment o on o.tenant_id = p.tenant_id and o.id = p.reverses_id
    left join contact c on c.tenant_id = p.tenant_id and c.id = p.customer_id
  where p.tenant_id = ${tenantId}
  union all
  select 'SupplierBill', b.id, 'bill', b.status = 'Approved', coalesce(b.issued, b.created_at::date), b.due, b.bill_num,
    coalesce(c.name, ''), coalesce(j.job_num, s.job_num, ''), coalesce(o.po_num, ''), coalesce(b.total, 0),
    coalesce(b.total, 0) - coalesce(b.cost, b.total, 0), 0, 0, b.tax_lines_json::text, coalesce(o.cost_code, 'material'),
    b.updated_at
  from supplier_bill b join purchase_order o on o.tenant_id = b.tenant_id and o.id = b.po_id
    left join contact c on c.tenant_id = b.tenant_id and c.id = b.supplier_id
    left join job j on j.tenant_id = b.tenant_id and j.id = b.job_id
    left join service s on s.tenant_id = b.tenant_id and s.id = b.service_id
  where b.tenant_id = ${tenantId}
  union all
  select 'Expense', e.id, 'expense', e.status in ('approved', 'exported'), coalesce(e.spent_on, e.created_at::date), null,
    concat('EXP-', e.id), coalesce(e.vendor, ''), coalesce(j.job_num, s.job_num, ''), coalesce(e.description, ''),
    coalesce(e.amount, 0), coalesce(e.tax, 0), 0, 0, null, coalesce(e.cost_code, 'other'), e.updated_at
  from expense e left join job j on j.tenant_id = e.tenant_id and j.id = e.job_id
    left join service s on s.tenant_id = e.tenant_id and s.id = e.service_id
  where e.tenant_id = ${tenantId}`;

/** The last that was exported of each record, where it was not taken back since. */
const standing = (tenantId: number): Expression => sql`
  select k.model, k.record_id, k.entry, k.at from (
    select distinct on (e.model, e.record_id) e.model, e.record_id, e.takes_back, e.entry_json::text as entry, x.created_at as at
    from accounting_entry e join accounting_export x on x.tenant_id = e.tenant_id and x.id = e.accounting_export_id
    where e.tenant_id = ${tenantId} order by e.model, e.record_id, e.id desc) k where k.takes_back = 0`;

/** What counts in a span of days, and what changed or went since it was exported, each with what was exported of it. */
export async function bookFacts(
  tx: Tx,
  { tenantId, from, to }: BookSpan,
): Promise<(BookFact & { entry: string | null })[]> {
  const { rows } = await sql<BookFact & { entry: string | null }>`
    with kept as (${standing(tenantId)}), document as (${documents(tenantId)})
    select coalesce(d.model, k.model) as model, coalesce(d.id, k.record_id) as id, coalesce(d.kind, 'expense') as kind,
      coalesce(d.counts, false) as counts, to_char(d.day, 'YYYY-MM-DD') as day, to_char(d.due, 'YYYY-MM-DD') as due,
      coalesce(d.number, '') as number, d.name, coalesce(d.job, '') as job, d.memo, coalesce(d.total, 0) as total,
      coalesce(d.tax, 0) as tax, d.held, d.released, d.taxes,
      case when d.code = any(${[...COST_CODES]}) then d.code else 'other' end as code, k.entry
    from document d full join kept k on k.model = d.model and k.record_id = d.id
    where (d.counts and d.day between ${from}::date and ${to}::date) or k.at < d.updated_at or d.id is null
    order by d.day, d.model, d.id`.execute(tx);
  return rows;
}

/** How many records of earlier days were never exported. */
export async function forgottenBefore(tx: Tx, { tenantId, from }: BookSpan): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    with document as (${documents(tenantId)})
    select count(*)::int as left from document d where d.counts and d.day < ${from}::date and (d.total <> 0 or d.held <> 0)
      and not exists (select 1 from accounting_entry e
        where e.tenant_id = ${tenantId} and e.model = d.model and e.record_id = d.id)`.execute(tx);
  return rows[0]?.left ?? 0;
}
