import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { newToken, tokenHash } from '../../http/token.ts';

/** Long enough for somebody on holiday; a new link is easy to send. */
const LINK_DAYS = 30;

type Linked = { tenantId: number; acknowledgementId: number };

/**
 * Creates a signing link for one participant. Earlier links stay valid until they expire.
 * @returns the token; only its hash is stored
 */
export async function makeSigningLink(tx: Tx, { tenantId, acknowledgementId }: Linked): Promise<string> {
  const token = newToken();
  const { expires_at } = await tx
    .insertInto('signing_link')
    .values({
      tenant_id: tenantId,
      acknowledgement_id: acknowledgementId,
      token_hash: tokenHash(token),
      expires_at: sql<string>`now() + make_interval(days => ${LINK_DAYS})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('company_form_acknowledgement')
    .set({ link_ends_at: expires_at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', acknowledgementId)
    .execute();
  return token;
}

/** Whether the token belongs to an unexpired link of that participant. Also records the first time it is opened. */
export async function opensLink(tx: Tx, { tenantId, acknowledgementId }: Linked, token: string): Promise<boolean> {
  const link = await tx
    .updateTable('signing_link')
    .set({ opened_at: sql<string>`coalesce(opened_at, now())` })
    .where('tenant_id', '=', tenantId)
    .where('acknowledgement_id', '=', acknowledgementId)
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst();
  return link !== undefined;
}

/** Whether the token belongs to a link of that participant that has ended. */
export async function isEndedLink(tx: Tx, { tenantId, acknowledgementId }: Linked, token: string): Promise<boolean> {
  const link = await tx
    .selectFrom('signing_link')
    .where('tenant_id', '=', tenantId)
    .where('acknowledgement_id', '=', acknowledgementId)
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '<=', sql<string>`now()`)
    .select('id')
    .executeTakeFirst();
  return link !== undefined;
}

/** Ends every link of the participant now: none of them opens the form again. */
export async function endLinks(tx: Tx, { tenantId, acknowledgementId }: Linked): Promise<void> {
  await tx
    .updateTable('signing_link')
    .set({ expires_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('acknowledgement_id', '=', acknowledgementId)
    .where('expires_at', '>', sql<string>`now()`)
    .execute();
}
