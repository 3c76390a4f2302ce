import type { OwedPart } from '@fieldspan/domain/money/ageing';
import { centsOf } from '@fieldspan/domain/money/decimal';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { allocations, issuedInvoices, payments } from './owed-sql.ts';

/** Which invoices count: those of service calls, those of projects. */
export type Counted = { services: boolean; projects: boolean };

type OwedQuestion = {
  tenantId: number;
  counted: Counted;
  /** As it stood at the end of this day; null: everything that was written counts, whatever its day. */
  asOf: string | null;
  /** Of one customer only. */
  customer?: number | null;
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

/** Open invoices and credits of customers, oldest invoice first. A payment of an invoice that is issued later is credit until then. */
export async function owedParts(
  tx: Tx,
  { tenantId, counted, asOf, customer = null }: OwedQuestion,
): Promise<(OpenInvoice | OwnCredit)[]> {
  const until = { tenantId, end: asOf ?? 'infinity' };
  const { rows } = await sql<OpenInvoice | OwnCredit>`
    with invoice as (${issuedInvoices(until)}), paid as (${allocations(until)}), settled as (
      select i.model, i.id, i.number, i.customer_id, i.issued, i.due, i.amount + i.credited as amount,
        i.amount + i.credited - coalesce(p.amount, 0) as open
      from invoice i left join (select model, id, sum(amount) as amount from paid group by model, id) p
        on p.model = i.model and p.id = i.id
    ), credit as (
      select customer_id, came as amount from (${payments(until)}) p
      union all select p.payer, -p.amount from paid p join invoice i on i.model = p.model and i.id = p.id
      union all select customer_id, -open from settled where open < 0
    ), part as (
      select model, id, number, customer_id, issued, due, amount, open from settled
      where open > 0 and case model when 'JobInvoice' then ${counted.projects}::boolean else ${counted.services}::boolean end
      union all
      select 'credit', null, null, customer_id, null, null, null, sum(amount) from credit
      group by customer_id having sum(amount) <> 0
    )
    select part.*, c.slug, c.name from part
    left join contact c on c.tenant_id = ${tenantId} and c.id = part.customer_id
    where ${customer}::bigint is null or part.customer_id = ${customer}
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
