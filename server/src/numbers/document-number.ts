import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../db/database.ts';
import { nextNumber } from './next-number.ts';

/** What a draft is called until it is issued; no counted number begins so. */
const DRAFT = 'Draft ';
/** Letters and digits that are not mistaken for each other. */
const CLEAR = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const isDraftNumber = (number: unknown): boolean => typeof number === 'string' && number.startsWith(DRAFT);

export const draftNumber = (): string =>
  DRAFT + Array.from({ length: 6 }, () => CLEAR.charAt(randomInt(CLEAR.length))).join('');

export type NumberedKind = 'invoice' | 'quote' | 'order' | 'credit' | 'change order';
const MARKS = { invoice: 'INV', quote: 'Q', order: 'PO', credit: 'CN', 'change order': 'CO' } as const;

type Issued = {
  tenantId: number;
  kind: NumberedKind;
  year: number;
  /** Change orders are counted in their project. */
  job: number;
};

/**
 * The number of a document that is issued: `INV-2026-0001`, and `CO-1` of a project. A number that somebody typed on an
 * earlier document counts as given.
 */
export async function issuedNumber(tx: Tx, issued: Issued): Promise<string> {
  const { tenantId, kind, year, job } = issued;
  const isOfJob = kind === 'change order';
  for (;;) {
    const count = await nextNumber(tx, { tenantId, kind, ...(isOfJob ? { scope: `job ${job}`, year: 0 } : { year }) });
    const number = isOfJob ? `${MARKS[kind]}-${count}` : `${MARKS[kind]}-${year}-${String(count).padStart(4, '0')}`;
    if (!(await isTaken(tx, { ...issued, number }))) return number;
  }
}

type Sought = Issued & { number: string };

const serviceInvoice = ({ tenantId, number }: Sought, isQuote: 0 | 1) => sql`select from service_invoice
  where tenant_id = ${tenantId} and is_quote = ${isQuote} and lower(btrim(invoice_num)) = lower(${number})`;
const jobInvoice = ({ tenantId, number }: Sought) => sql`select from job_invoice
  where tenant_id = ${tenantId} and lower(btrim(invoice_num)) = lower(${number})`;

const GIVEN: Readonly<Record<NumberedKind, (sought: Sought) => RawBuilder<unknown>>> = {
  invoice: (sought) => sql`${serviceInvoice(sought, 0)} union all ${jobInvoice(sought)}`,
  quote: (sought) => serviceInvoice(sought, 1),
  credit: jobInvoice,
  order: ({ tenantId, number }) => sql`select from purchase_order
    where tenant_id = ${tenantId} and lower(btrim(po_num)) = lower(${number})`,
  'change order': ({ tenantId, job, number }) => sql`select from change_order
    where tenant_id = ${tenantId} and job_id = ${job} and lower(btrim(order_num)) = lower(${number})`,
};

async function isTaken(tx: Tx, sought: Sought): Promise<boolean> {
  const { rows } = await sql`${GIVEN[sought.kind](sought)} limit 1`.execute(tx);
  return rows.length > 0;
}
