import { allocationsOf } from '@fieldspan/domain/money/allocations';
import type { Allocation } from '@fieldspan/domain/money/allocations';
import { amountOf, centsOf } from '@fieldspan/domain/money/decimal';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Values, Write, Written } from '../entry.ts';
import { lockedCredit, lockInvoices, owedInvoices, PAYABLE_STATES, storeParts } from './paid-documents.ts';
import type { Owed } from './paid-documents.ts';

/**
 * Checks money that came in or went out. The invoices it pays stay locked until it is stored, so that two payments at once
 * never pay more than is owed.
 */
export async function checkPayment(write: Write): Promise<void> {
  const { values } = write;
  if (typeof values['received_on'] !== 'string') throw new Refusal('Say on which day the money came or went.');
  if (values['kind'] === 'reversal') return checkReversal(write);
  if (typeof values['amount'] !== 'number') throw new Refusal('Amount is required.');
  const parts = partsOf(values);
  const invoices = await owedOn(write, parts);
  refuseTooMuch(parts, invoices);
  values['customer_id'] ??= invoices[0]?.customer_id ?? null;
  if (invoices.some(({ customer_id }) => customer_id !== values['customer_id']))
    throw new Refusal('A payment pays the invoices of one customer.');
  await checkSides(write, parts);
}

function partsOf(values: Values): Allocation[] {
  const text = values['allocations_json'];
  const parts = allocationsOf(typeof text === 'string' ? text : null);
  if (new Set(parts.map(({ model, id }) => `${model} ${id}`)).size < parts.length)
    throw new Refusal('An invoice stands in a payment once.');
  if (parts.some(({ amount }) => centsOf(amount) <= 0n)) throw new Refusal('Each invoice is paid more than zero.');
  return parts;
}

async function owedOn({ tx, session }: Pick<Write, 'tx' | 'session'>, parts: readonly Allocation[]): Promise<Owed[]> {
  if (parts.length === 0) return [];
  const of = { tenantId: session.tenantId, parts };
  // What others paid meanwhile is seen only by a statement that begins after their lock is gone.
  await lockInvoices(tx, of);
  const rows = await owedInvoices(tx, of);
  const closed = parts.some(
    (part) => !rows.some((row) => isOf(part, row) && PAYABLE_STATES.has(row.status ?? 'Draft')),
  );
  if (closed) throw new Refusal('Only invoices that are issued and not void can be paid.');
  return rows;
}

type Named = Pick<Allocation, 'model' | 'id'>;
const isOf = (one: Named, other: Named): boolean => one.model === other.model && one.id === other.id;

function refuseTooMuch(parts: readonly Allocation[], invoices: readonly Owed[]): void {
  for (const { amount, ...part } of parts) {
    const invoice = invoices.find((each) => isOf(each, part));
    if (!invoice) continue;
    const left = centsOf(invoice.total) - centsOf(invoice.paid);
    if (centsOf(amount) > left)
      throw new Refusal(
        sentence`Invoice ${invoice.number} has ${amountOf(left).toFixed(2)} left to pay, not ${amount.toFixed(2)}.`,
      );
  }
}

/** A payment pays no more than it is; credit and refunds come out of what the customer paid too much. */
async function checkSides({ tx, session, values }: Write, parts: readonly Allocation[]): Promise<void> {
  const paid = parts.reduce((sum, { amount }) => sum + centsOf(amount), 0n);
  const amount = centsOf(Number(values['amount']));
  const { kind = 'payment' } = values;
  if (kind === 'refund' && parts.length > 0) throw new Refusal('A refund pays no invoice.');
  if (kind === 'credit' && paid !== amount)
    throw new Refusal('A credit is used up by the invoices that it pays: the sums must be the same.');
  if (paid > amount)
    throw new Refusal(
      sentence`The payment is ${amountOf(amount).toFixed(2)}; its invoices come to ${amountOf(paid).toFixed(2)}.`,
    );
  if (kind === 'payment') return;
  const customer = values['customer_id'];
  if (typeof customer !== 'number') throw new Refusal('Say whose credit it is.');
  const credit = await creditOf(tx, session.tenantId, customer);
  if (amount > credit) throw new Refusal(sentence`This customer has ${amountOf(credit).toFixed(2)} to their credit.`);
}

const creditOf = async (tx: Tx, tenantId: number, customer: number): Promise<bigint> =>
  centsOf(await lockedCredit(tx, tenantId, customer));

type Stored = {
  kind: string;
  amount: number;
  customer_id: number | null;
  parts: string;
  is_refunded: boolean;
  provider: string | null;
};

/** A reversal takes back a whole payment, and says why. */
async function checkReversal({ tx, session, values }: Write): Promise<void> {
  const { rows } = await sql<Stored>`
    select p.kind, p.amount, p.customer_id, p.provider,
      (exists (select from payment o where o.tenant_id = p.tenant_id and o.refunds_id = p.id)
        or exists (select from card_refund r where r.tenant_id = p.tenant_id and r.payment_id = p.id and r.state = 'begun'))
        as is_refunded, coalesce((select json_agg(part) from (
        select json_build_object('invoice_id', a.invoice_id, 'amount', -a.amount) as part
          from payment_allocation a where a.tenant_id = p.tenant_id and a.payment_id = p.id
        union all select json_build_object('job_invoice_id', a.job_invoice_id, 'amount', -a.amount)
          from job_payment_allocation a where a.tenant_id = p.tenant_id and a.payment_id = p.id) paid), '[]')::text as parts
    from payment p where p.tenant_id = ${session.tenantId} and p.id = ${values['reverses_id'] ?? null} for update of p`.execute(
    tx,
  );
  const [of] = rows;
  if (!of || of.kind === 'reversal') throw new Refusal('Say which payment is taken back.');
  refuseRefunded(of);
  const before =
    await sql`select from payment where tenant_id = ${session.tenantId} and reverses_id = ${values['reverses_id']}`.execute(
      tx,
    );
  if (before.rows.length > 0) throw new Refusal('This payment was taken back already.');
  const { note } = values;
  if (typeof note !== 'string' || note.trim() === '') throw new Refusal('Say why the payment is taken back.');
  Object.assign(values, { amount: of.amount, customer_id: of.customer_id, allocations_json: of.parts });
  await lockInvoices(tx, { tenantId: session.tenantId, parts: allocationsOf(of.parts) });
  if (of.kind === 'payment' && of.customer_id !== null) await refuseSpent(tx, session.tenantId, of);
}

/** Money that went back to a card is not taken back a second time. */
function refuseRefunded({ kind, provider, is_refunded: isRefunded }: Stored): void {
  if (kind === 'refund' && provider !== null) throw new Refusal('A refund to a card cannot be taken back.');
  if (isRefunded) throw new Refusal('A part of this payment was refunded. Refund the rest of it instead.');
}

/** What a payment left as credit may have been used since. */
async function refuseSpent(tx: Tx, tenantId: number, { customer_id: customer, amount, parts }: Stored): Promise<void> {
  const used = allocationsOf(parts).reduce((sum, part) => sum - centsOf(part.amount), 0n);
  const credit = await creditOf(tx, tenantId, customer ?? 0);
  if (credit < centsOf(amount) - used)
    throw new Refusal('The credit that this payment left has been used. Take that back first.');
}

/** Writes what it pays, and the state of these invoices: paid as soon as nothing is left. */
export async function storeAllocations({ tx, session, values, id }: Written): Promise<void> {
  const text = values['allocations_json'];
  const parts = allocationsOf(typeof text === 'string' ? text : null);
  await storeParts(tx, { tenantId: session.tenantId, payment: id, parts });
}

/** An invoice that is marked as paid is paid by a payment of what is left; one that is not paid any more has it taken back. */
export async function settlePaid({ tx, session, before, values, id }: Written): Promise<void> {
  const { status } = values;
  if (status === undefined || { ...before, ...values }['is_quote'] === 1) return;
  const [was, is] = [before?.['status'] === 'Paid', status === 'Paid'];
  if (was === is) return;
  await sql`with left_over as (
      select i.id, i.tenant_id, s.customer_id, i.total - coalesce((select sum(a.amount) from payment_allocation a
        where a.tenant_id = i.tenant_id and a.invoice_id = i.id), 0) as owed
      from service_invoice i left join service s on s.tenant_id = i.tenant_id and s.id = i.service_id
      where i.tenant_id = ${session.tenantId} and i.id = ${id}
    ), paid as (
      insert into payment (tenant_id, kind, customer_id, amount, method, received_on, note, created_by, allocations_json)
      select tenant_id, 'payment', customer_id, owed, 'Other', current_date, 'Marked as paid', ${session.userId},
        json_build_array(json_build_object('invoice_id', id, 'amount', owed))
      from left_over where ${is} and owed > 0 returning id, tenant_id, amount
    ), back as (
      insert into payment (tenant_id, kind, customer_id, amount, method, received_on, note, created_by, reverses_id)
      select p.tenant_id, 'reversal', p.customer_id, p.amount, p.method, current_date, 'The invoice is not paid any more',
        ${session.userId}, p.id
      from payment p join payment_allocation a on a.tenant_id = p.tenant_id and a.payment_id = p.id and a.invoice_id = ${id}
      where ${was} and p.tenant_id = ${session.tenantId} and p.kind <> 'reversal'
        and not exists (select from payment o where o.tenant_id = p.tenant_id and o.reverses_id = p.id)
        and not exists (select from payment_allocation b where b.tenant_id = p.tenant_id and b.payment_id = p.id and b.invoice_id <> ${id})
        and not exists (select from job_payment_allocation b where b.tenant_id = p.tenant_id and b.payment_id = p.id)
      returning id, tenant_id, reverses_id
    )
    insert into payment_allocation (tenant_id, payment_id, invoice_id, amount)
    select tenant_id, id, ${id}::bigint, amount from paid
    union all
    select b.tenant_id, b.id, ${id}::bigint, -a.amount from back b
      join payment_allocation a on a.tenant_id = b.tenant_id and a.payment_id = b.reverses_id and a.invoice_id = ${id}`.execute(
    tx,
  );
}

/**
 * An invoice that somebody paid is not voided: the payment is taken back first. So is one that paid other invoices too.
 */
export async function keepPaid({ tx, session, before, values }: Write): Promise<void> {
  const { status } = values;
  if (before === null || status === undefined) return;
  if (before['status'] === 'Paid' && status !== 'Paid') {
    await refuseShared(tx, session.tenantId, before['id']);
    await refuseByCard(tx, session.tenantId, before['id']);
  }
  if (status !== 'Void') return;
  const { rows } = await sql<{ paid: number }>`select coalesce(sum(amount), 0) as paid from payment_allocation
    where tenant_id = ${session.tenantId} and invoice_id = ${before['id']}`.execute(tx);
  if (centsOf(rows[0]?.paid ?? 0) > 0n)
    throw new Refusal('This invoice has payments. Take them back before it is voided.');
}

async function refuseByCard(tx: Tx, tenantId: number, invoice: unknown): Promise<void> {
  const { rows } = await sql`select from payment_allocation a
    join payment p on p.tenant_id = a.tenant_id and p.id = a.payment_id and p.provider_id is not null
    where a.tenant_id = ${tenantId} and a.invoice_id = ${invoice}
      and not exists (select from payment o where o.tenant_id = p.tenant_id and o.reverses_id = p.id)
    limit 1`.execute(tx);
  if (rows.length > 0) throw new Refusal('It was paid by card. Refund that payment instead.');
}

async function refuseShared(tx: Tx, tenantId: number, invoice: unknown): Promise<void> {
  const { rows } = await sql`select from payment_allocation a
    join payment p on p.tenant_id = a.tenant_id and p.id = a.payment_id and p.kind <> 'reversal'
    where a.tenant_id = ${tenantId} and a.invoice_id = ${invoice}
      and not exists (select from payment o where o.tenant_id = p.tenant_id and o.reverses_id = p.id)
      and (exists (select from payment_allocation b where b.tenant_id = p.tenant_id and b.payment_id = p.id and b.invoice_id <> a.invoice_id)
        or exists (select from job_payment_allocation b where b.tenant_id = p.tenant_id and b.payment_id = p.id))
    limit 1`.execute(tx);
  if (rows.length > 0) throw new Refusal('It was paid together with other invoices. Take back the payment instead.');
}
