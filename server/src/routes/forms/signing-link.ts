import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { newToken, tokenHash } from '../../http/token.ts';

/** Long enough for somebody on holiday; a fresh one is a press away. */
const LINK_DAYS = 30;

type Linked = { tenantId: number; acknowledgementId: number };

/** A link for one participant; earlier ones go on working until they end. @returns the token, which is kept nowhere */
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

/** Whether the token is of a link to that participant, and not over. Notes that it was opened. */
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
