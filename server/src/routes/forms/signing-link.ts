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
  await tx
    .insertInto('signing_link')
    .values({
      tenant_id: tenantId,
      acknowledgement_id: acknowledgementId,
      token_hash: tokenHash(token),
      expires_at: sql<string>`now() + make_interval(days => ${LINK_DAYS})`,
    })
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
