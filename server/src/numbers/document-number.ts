import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { nextNumber } from './next-number.ts';
import type { Series } from './next-number.ts';

/** What a draft is called until it is issued; no counted number begins so. */
const DRAFT = 'Draft ';
/** Letters and digits that are not mistaken for each other. */
const CLEAR = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const isDraftNumber = (number: unknown): boolean => typeof number === 'string' && number.startsWith(DRAFT);

export const draftNumber = (): string =>
  DRAFT + Array.from({ length: 6 }, () => CLEAR.charAt(randomInt(CLEAR.length))).join('');

type Kind = 'invoice' | 'quote' | 'order';
const MARKS = { invoice: 'INV', quote: 'Q', order: 'PO' } as const;

/**
 * The number of a document that is issued: `INV-2026-0001`. A number that somebody typed on an earlier document counts as
 * given.
 */
export async function issuedNumber(
  tx: Tx,
  { kind, ...of }: { tenantId: number; kind: Kind; year: number },
): Promise<string> {
  for (;;) {
    const count = await nextNumber(tx, { ...of, kind } satisfies Series);
    const number = `${MARKS[kind]}-${of.year}-${String(count).padStart(4, '0')}`;
    if (!(await isTaken(tx, { tenantId: of.tenantId, kind, number }))) return number;
  }
}

async function isTaken(tx: Tx, { tenantId, kind, number }: { tenantId: number; kind: Kind; number: string }) {
  const { rows } =
    kind === 'order'
      ? await sql`select from purchase_order where tenant_id = ${tenantId} and lower(btrim(po_num)) = lower(${number}) limit 1`.execute(
          tx,
        )
      : await sql`select from service_invoice where tenant_id = ${tenantId} and is_quote = ${kind === 'quote' ? 1 : 0}
          and lower(btrim(invoice_num)) = lower(${number}) limit 1`.execute(tx);
  return rows.length > 0;
}
