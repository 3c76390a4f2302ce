import type { Movement, Statement } from '@fieldspan/contract/ageing-calls';
import { mayRead } from '@fieldspan/contract/access-rules';
import { agedSum } from '@fieldspan/domain/money/ageing';
import { amountOf, centsOf } from '@fieldspan/domain/money/decimal';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';
import { keySql } from '../registry/compile.ts';
import { agedAmounts } from './ageing-of.ts';
import { owedParts, partOf } from './owed-parts.ts';
import { allocations, issuedInvoices, payments } from './owed-sql.ts';

export type Span = { from: string; to: string };

/**
 * The account of a customer: the balance before the span, what moved it, and what is open at its end.
 * @throws Refusal if the person may not see both kinds of invoices: half an account would be a wrong one
 */
export async function statementOf(
  { tx, session }: { tx: Tx; session: Session },
  { key, from, to }: Span & { key: string },
): Promise<Statement> {
  const { viewer, tenantId } = session;
  if (!mayRead('ServiceInvoice')(viewer) || !mayRead('JobInvoice')(viewer))
    throw new Refusal(
      'A statement shows invoices of service calls and of projects. You do not have permission to see both.',
    );
  if (from > to) throw new Refusal('The statement ends before it begins.');
  const { company_name, email, ...contact } = await statedContact(tx, { tenantId, key });
  const moved = await movementsOf(tx, { tenantId, customer: contact.id, end: to });
  const before = moved.filter(({ on }) => on < from);
  const movements = moved.filter(({ on }) => on >= from);
  const counted = { services: true, projects: true };
  const parts = await owedParts(tx, { tenantId, counted, asOf: to, customer: contact.id });
  return {
    company_name,
    contact: { ...contact, email: mayRead('Contact')(viewer) ? email : null },
    from,
    to,
    opening: sumOf(before),
    movements,
    closing: sumOf(moved),
    invoices: parts.flatMap((part) => (part.model === 'credit' ? [] : [openOf(part)])),
    aged: agedAmounts(agedSum(parts.map(partOf), to)),
  };
}

const sumOf = (movements: readonly Movement[]): number =>
  amountOf(movements.reduce((cents, { amount }) => cents + centsOf(amount), 0n));

type Open = { number: string; issued: string; due: string | null; amount: number; open: number };

const openOf = ({ number, issued, due, amount, open }: Open): Statement['invoices'][number] => ({
  number,
  issued,
  due,
  amount,
  paid: amountOf(centsOf(amount) - centsOf(open)),
  open,
});

type Stated = Statement['contact'] & { company_name: string };

async function statedContact(tx: Tx, { tenantId, key }: { tenantId: number; key: string }): Promise<Stated> {
  const { rows } = await sql<Stated>`
    select b.id, b.slug, b.name, b.email, co.company_name,
      nullif(concat_ws(', ', nullif(b.address, ''), nullif(b.city, ''), nullif(b.province, ''), nullif(b.postal_code, '')), '')
        as address
    from contact b join company co on co.id = b.tenant_id
    where b.tenant_id = ${tenantId} and ${keySql(key)}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('Contact not found.');
  return found;
}

type Moving = { tenantId: number; customer: number; end: string };

/**
 * Everything that raised or lowered what a customer owes, in the order of its days. Of a payment it is what went to their
 * invoices, whoever paid, and what of their own money went to no invoice.
 */
async function movementsOf(tx: Tx, { tenantId, customer, end }: Moving): Promise<Movement[]> {
  const until = { tenantId, end };
  const { rows } = await sql<Movement>`
    with invoice as (${issuedInvoices(until)}), used as (
      select a.payment_id, coalesce(sum(a.amount) filter (where i.customer_id = ${customer}), 0) as here, sum(a.amount) as everywhere
      from (${allocations(until)}) a join invoice i on i.model = a.model and i.id = a.id group by a.payment_id
    ), moved as (
      select issued as "on", 1 as rank, id, 'invoice' as kind, number, due, amount from invoice where customer_id = ${customer}
      union all
      select coalesce(c.issued, c.created_at::date), 2, c.id, 'credit', c.invoice_num, null, c.total
      from job_invoice c join invoice i on i.model = 'JobInvoice' and i.id = c.credits_id and i.customer_id = ${customer}
      where c.tenant_id = ${tenantId} and c.kind = 'credit' and c.status in ('Sent', 'Paid')
        and coalesce(c.issued, c.created_at::date) <= ${end}::date
      union all
      select p.received_on, 3, p.id, case p.kind when 'credit' then 'payment' else p.kind end, p.reference, null,
        -(coalesce(u.here, 0)
          + case when p.customer_id = ${customer} then p.came - coalesce(u.everywhere, 0) else 0 end)
      from (${payments(until)}) p left join used u on u.payment_id = p.id
    )
    select "on", kind, number, due, amount from moved where amount <> 0 order by "on", rank, id`.execute(tx);
  return rows;
}
