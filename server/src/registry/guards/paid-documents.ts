import type { Allocation } from '@fieldspan/domain/money/allocations';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** States of invoices that can be paid. */
export const PAYABLE_STATES: ReadonlySet<string> = new Set(['Sent', 'Overdue', 'Accepted', 'Paid']);

/** An invoice that payments pay; `total` is what is left of it after credits. */
export type Owed = {
  model: Allocation['model'];
  id: number;
  number: string;
  total: number;
  paid: number;
  customer_id: number | null;
  status: string | null;
};

type Parts = { tenantId: number; parts: readonly Pick<Allocation, 'model' | 'id'>[] };

const idsOf = (parts: Parts['parts'], model: Allocation['model']): number[] =>
  parts.flatMap((part) => (part.model === model ? [part.id] : []));

/** Locks invoices in the order of their ids, so that two payments at once never wait for each other in a circle. */
export async function lockInvoices(tx: Tx, { tenantId, parts }: Parts): Promise<void> {
  await sql`select from service_invoice where tenant_id = ${tenantId} and id = any(${idsOf(parts, 'ServiceInvoice')})
    order by id for update`.execute(tx);
  await sql`select from job_invoice where tenant_id = ${tenantId} and id = any(${idsOf(parts, 'JobInvoice')})
    order by id for update`.execute(tx);
}

/** The invoices that are paid; those of service calls first. */
export async function owedInvoices(tx: Tx, { tenantId, parts }: Parts): Promise<Owed[]> {
  const { rows } = await sql<Owed>`
    select 'ServiceInvoice' as model, i.id, i.invoice_num as number, coalesce(i.total, 0) as total, i.status, s.customer_id,
      (select coalesce(sum(a.amount), 0) from payment_allocation a where a.tenant_id = i.tenant_id and a.invoice_id = i.id) as paid
    from service_invoice i left join service s on s.tenant_id = i.tenant_id and s.id = i.service_id
    where i.tenant_id = ${tenantId} and i.id = any(${idsOf(parts, 'ServiceInvoice')}) and i.is_quote = 0
    union all
    select 'JobInvoice', i.id, i.invoice_num, owed_of_job_invoice(i), i.status, j.customer_id, paid_of_job_invoice(i)
    from job_invoice i join job j on j.tenant_id = i.tenant_id and j.id = i.job_id
    where i.tenant_id = ${tenantId} and i.id = any(${idsOf(parts, 'JobInvoice')}) and i.kind <> 'credit'`.execute(tx);
  return rows;
}

type Paying = { tenantId: number; payment: number; parts: readonly Allocation[] };

/** Writes what a payment pays, and the state of these invoices: paid as soon as nothing is left. */
export async function storeParts(tx: Tx, { tenantId, payment, parts }: Paying): Promise<void> {
  for (const { model, id, amount } of parts) {
    if (model === 'ServiceInvoice')
      await sql`insert into payment_allocation (tenant_id, payment_id, invoice_id, amount)
        values (${tenantId}, ${payment}, ${id}, ${amount})`.execute(tx);
    else
      await sql`insert into job_payment_allocation (tenant_id, payment_id, job_invoice_id, amount)
        values (${tenantId}, ${payment}, ${id}, ${amount})`.execute(tx);
  }
  await sql`update service_invoice i set status = case when p.paid >= i.total then 'Paid' else 'Sent' end, updated_at = now()
    from (select a.invoice_id, sum(a.amount) as paid from payment_allocation a
      where a.tenant_id = ${tenantId} and a.invoice_id = any(${idsOf(parts, 'ServiceInvoice')}) group by a.invoice_id) p
    where i.tenant_id = ${tenantId} and i.id = p.invoice_id
      and (p.paid >= i.total) <> (i.status = 'Paid')`.execute(tx);
  await settleJobInvoices(tx, tenantId, idsOf(parts, 'JobInvoice'));
}

/** An invoice of a project is paid as soon as payments and credits leave nothing. */
export async function settleJobInvoices(tx: Tx, tenantId: number, ids: readonly number[]): Promise<void> {
  await sql`update job_invoice i set updated_at = now(),
      status = case when paid_of_job_invoice(i) >= owed_of_job_invoice(i) then 'Paid' else 'Sent' end
    where i.tenant_id = ${tenantId} and i.id = any(${ids}) and i.kind <> 'credit' and i.status in ('Sent', 'Paid')
      and (paid_of_job_invoice(i) >= owed_of_job_invoice(i)) <> (i.status = 'Paid')`.execute(tx);
}

/**
 * What a customer paid and was neither used nor given back, and what credits gave them beyond what they owe; in dollars. Two
 * who use it at once wait for each other.
 */
export async function lockedCredit(tx: Tx, tenantId: number, customer: number): Promise<number> {
  await sql`select from contact where tenant_id = ${tenantId} and id = ${customer} for update`.execute(tx);
  const { rows } = await sql<{ credit: number }>`select credit_of_customer(${tenantId}, ${customer}) as credit`.execute(
    tx,
  );
  return rows[0]?.credit ?? 0;
}
