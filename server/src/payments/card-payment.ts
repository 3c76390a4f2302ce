import { allocationsOf } from '@fieldspan/domain/money/allocations';
import type { Allocation } from '@fieldspan/domain/money/allocations';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** A payment that a provider took; nobody else changes what is left of it meanwhile. */
export type CardPayment = {
  id: number;
  tenant_id: number;
  kind: string;
  customer_id: number | null;
  amount: number;
  provider: string;
  provider_id: string;
  is_reversed: boolean;
  /** What went back of it, and what the provider was asked to give back and has not answered. */
  refunded: number;
  asked: number;
  /** What invoices have of it by now. */
  parts: readonly Allocation[];
};

type Named = { tenantId: number; id: number } | { provider: string; providerId: string };

/** @returns null if no provider took it */
export async function lockedCardPayment(tx: Tx, named: Named): Promise<CardPayment | null> {
  const which =
    'id' in named
      ? sql`p.tenant_id = ${named.tenantId} and p.id = ${named.id}`
      : sql`p.provider = ${named.provider} and p.provider_id = ${named.providerId}`;
  const locked = await sql<{ id: number }>`select p.id from payment p
    where ${which} and p.provider_id is not null for update`.execute(tx);
  const [row] = locked.rows;
  if (!row) return null;
  // What others refunded meanwhile is seen only by a statement that begins after their lock is gone.
  const { rows } = await sql<Omit<CardPayment, 'parts'> & { paid: string }>`
    select p.id, p.tenant_id, p.kind, p.customer_id, p.amount, p.provider, p.provider_id,
      exists (select from payment o where o.tenant_id = p.tenant_id and o.reverses_id = p.id) as is_reversed,
      (select coalesce(sum(o.amount), 0) from payment o where o.tenant_id = p.tenant_id and o.refunds_id = p.id) as refunded,
      (select coalesce(sum(r.amount), 0) from card_refund r
        where r.tenant_id = p.tenant_id and r.payment_id = p.id and r.state = 'begun') as asked,
      coalesce((select json_agg(part) from (
        select json_build_object('invoice_id', a.invoice_id, 'amount', sum(a.amount)) as part
          from payment_allocation a join payment o on o.tenant_id = a.tenant_id and o.id = a.payment_id
          where a.tenant_id = p.tenant_id and (o.id = p.id or o.refunds_id = p.id)
          group by a.invoice_id having sum(a.amount) > 0
        union all
        select json_build_object('job_invoice_id', a.job_invoice_id, 'amount', sum(a.amount))
          from job_payment_allocation a join payment o on o.tenant_id = a.tenant_id and o.id = a.payment_id
          where a.tenant_id = p.tenant_id and (o.id = p.id or o.refunds_id = p.id)
          group by a.job_invoice_id having sum(a.amount) > 0) held), '[]')::text as paid
    from payment p where p.id = ${row.id}`.execute(tx);
  const [found] = rows;
  if (!found) return null;
  const { paid, ...payment } = found;
  return { ...payment, parts: allocationsOf(paid) };
}
