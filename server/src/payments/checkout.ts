import { isAmerican } from '@fieldspan/domain/is-american';
import { amountOf, centsOf } from '@fieldspan/domain/money/decimal';
import { isDraftState } from '@fieldspan/domain/record-lock';
import { moneyText } from '@fieldspan/domain/money-text';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { CustomerLink } from '../documents/customer-link.ts';
import { balanceOf } from '../documents/stored-document.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { Refusal } from '../http/errors.ts';
import { sentence } from '../http/sentence.ts';
import type { PayAdapter } from './pay-adapter.ts';

/** Providers take no less. */
const LEAST_CENTS = 50n;

/** How long a payment page can be paid on. */
const PAGE_MS = 60 * 60 * 1000;

/** What a customer may pay online of a document: all that is left, or any part of it too. */
export type Payable = { balance: number; parts: boolean };

type Rule = 'parts' | 'whole' | 'off';

/** @returns null where nothing is left to pay, or it cannot be paid online */
export async function payableOf(
  tx: Tx,
  payments: PayAdapter | null,
  document: StoredDocument,
): Promise<Payable | null> {
  const balance = openBalance(document);
  if (balance === null || payments?.isFor(document.tenant_id) !== true) return null;
  const { rows } = await sql<{ rule: Rule }>`select card_payments as rule from company_setting
    where tenant_id = ${document.tenant_id} order by id limit 1`.execute(tx);
  const rule = rows[0]?.rule ?? 'parts';
  return rule === 'off' ? null : { balance, parts: rule === 'parts' };
}

function openBalance(document: StoredDocument): number | null {
  if (document.kind !== 'invoice' || isDraftState(document.status)) return null;
  const balance = balanceOf(document);
  return balance === null || centsOf(balance) < LEAST_CENTS ? null : balance;
}

/** A payment page as it is stored. */
export type Checkout = {
  id: number;
  slug: string;
  tenant_id: number;
  created_at: string;
  invoice_id: number | null;
  job_invoice_id: number | null;
  email: string;
  sent_by: number | null;
  session_id: string | null;
  amount: number;
  currency: string;
  state: 'begun' | 'paid' | 'failed' | 'differs';
};

export const endOf = ({ created_at: begun }: Pick<Checkout, 'created_at'>): Date =>
  new Date(Date.parse(begun) + PAGE_MS);

type Asked = { link: CustomerLink; document: StoredDocument; amount: number; clientKey: string };

/**
 * The payment page of a press; a second press with the same key finds the first one.
 * @throws Refusal for an amount that cannot be paid
 */
export async function beginCheckout(tx: Tx, payments: PayAdapter, asked: Asked): Promise<Checkout> {
  const { link, document, amount, clientKey } = asked;
  const { tenantId, model, id } = link.of;
  const earlier = await checkoutOf(tx, tenantId, clientKey);
  if (earlier) return sameCheckout(earlier, asked);
  refuseAmount(await payableOf(tx, payments, document), amount);
  const { rows } = await sql<{ country: string | null }>`select country from company where id = ${tenantId}`.execute(
    tx,
  );
  const currency = isAmerican(rows[0]?.country) ? 'usd' : 'cad';
  await sql`insert into card_checkout (tenant_id, invoice_id, job_invoice_id, client_key, email, sent_by, provider, amount, currency)
    values (${tenantId}, ${model === 'ServiceInvoice' ? id : null}, ${model === 'JobInvoice' ? id : null}, ${clientKey},
      ${link.email}, ${link.sentBy}, ${payments.provider}, ${amount}, ${currency})`.execute(tx);
  const made = await checkoutOf(tx, tenantId, clientKey);
  if (!made) throw new Error('The checkout was not stored');
  return made;
}

async function checkoutOf(tx: Tx, tenantId: number, clientKey: string): Promise<Checkout | null> {
  const { rows } = await sql<Checkout>`select * from card_checkout
    where tenant_id = ${tenantId} and client_key = ${clientKey}`.execute(tx);
  return rows[0] ?? null;
}

function sameCheckout(earlier: Checkout, { link: { of, email }, amount }: Asked): Checkout {
  const id = of.model === 'JobInvoice' ? earlier.job_invoice_id : earlier.invoice_id;
  if (
    id !== of.id ||
    earlier.email !== email ||
    earlier.state !== 'begun' ||
    centsOf(earlier.amount) !== centsOf(amount)
  )
    throw new Refusal('This payment was begun already. Reload the page, and begin again.');
  return earlier;
}

function refuseAmount(payable: Payable | null, amount: number): void {
  if (payable === null) throw new Refusal('This cannot be paid online. Ask whoever sent it to you.');
  const [cents, left] = [centsOf(amount), centsOf(payable.balance)];
  if (cents > left)
    throw new Refusal(sentence`${moneyText(payable.balance)} is left to pay, not ${moneyText(amount)}.`);
  if (cents < LEAST_CENTS)
    throw new Refusal(sentence`At least ${moneyText(amountOf(LEAST_CENTS))} can be paid by card.`);
  if (!payable.parts && cents !== left)
    throw new Refusal(sentence`Only the whole amount can be paid online: ${moneyText(payable.balance)}.`);
}
