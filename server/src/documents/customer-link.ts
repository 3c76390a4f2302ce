import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import type { Ask } from '../http/route.ts';
import { newToken, tokenHash } from '../http/token.ts';

/** A quote may be thought over, and an invoice is read again at the end of the year. */
const LINK_DAYS = 365;

export type CustomerLink = { id: number; tenantId: number; invoiceId: number; email: string; isFirst: boolean };

type NewLink = { tenantId: number; invoiceId: number; email: string };

/** @returns the token of a new link; only its hash is stored */
export async function makeCustomerLink(tx: Tx, { tenantId, invoiceId, email }: NewLink): Promise<string> {
  const token = newToken();
  await sql`insert into customer_link (tenant_id, invoice_id, token_hash, email, ends_at)
    values (${tenantId}, ${invoiceId}, ${tokenHash(token)}, ${email}, now() + make_interval(days => ${LINK_DAYS}))`.execute(
    tx,
  );
  return token;
}

/**
 * The link of a token.
 * @throws Refusal if there is none, or it has ended; whoever guesses is slowed down
 */
export async function openCustomerLink(ask: Ask, token: string): Promise<CustomerLink> {
  const found = await ask.services.db.system(async (tx) => {
    const { rows } = await sql<{
      id: number;
      tenant_id: number;
      invoice_id: number;
      email: string;
      is_first: boolean;
      is_open: boolean;
    }>`
      with link as (select * from customer_link where token_hash = ${tokenHash(token)} for update),
      opened as (update customer_link c set opened_at = now() from link
        where c.id = link.id and link.opened_at is null and link.revoked_at is null)
      select id, tenant_id, invoice_id, email, opened_at is null as is_first,
        revoked_at is null and ends_at > now() as is_open from link`.execute(tx);
    return rows[0];
  });
  if (!found) {
    await ask.services.limits.take('public-slug', ask.address);
    throw new Refusal('This link leads to no document. Ask whoever sent it to you for a new one.');
  }
  if (!found.is_open) throw new Refusal('This link has ended. Ask whoever sent it to you for a new one.');
  return {
    id: found.id,
    tenantId: found.tenant_id,
    invoiceId: found.invoice_id,
    email: found.email,
    isFirst: found.is_first,
  };
}
