import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import { publicOrigin } from '../../http/origin.ts';
import { newToken, tokenHash } from '../../http/token.ts';
import type { Written } from '../entry.ts';

const LINK_DAYS = 14;

/** Mails the invitation link to the invited person after the transaction has committed. */
export function mailInvitation(written: Written, userId: number): void {
  const { session, afterCommit } = written;
  afterCommit(() => sendInvitation(written, { userId, tenantId: session.tenantId }));
}

type Invited = { userId: number; tenantId: number };

/**
 * Creates a new secret for an open invitation and mails it, which invalidates the links of earlier mails. The secret is
 * only ever sent by mail; no call returns it.
 */
export async function sendInvitation(
  { services, headers }: { services: Services; headers: Headers },
  invited: Invited,
): Promise<void> {
  const origin = publicOrigin(services.config, headers);
  const token = newToken();
  const to = await services.db.system((tx) => store(tx, invited, token));
  if (!to) return;
  const link = `${origin}/accept-invite/${token}`;
  await services.notifier.mail({
    to: to.email,
    subject: `${to.company_name} invites you to Fieldspan`,
    text: `${to.company_name} invites you to work for them on Fieldspan.\n\nAccept or decline here within ${LINK_DAYS} days:\n${link}\n\nIf you have an account with this address, sign in with it: the invitation waits for you there as well.\nIf you do not know this company, decline or leave it: nothing happens.\n`,
  });
}

async function store(tx: Tx, { userId, tenantId }: Invited, token: string) {
  const invited = await tx
    .selectFrom('user_permission as p')
    .innerJoin('user as u', 'u.id', 'p.user_id')
    .innerJoin('company as c', 'c.id', 'p.tenant_id')
    .where('p.user_id', '=', userId)
    .where('p.tenant_id', '=', tenantId)
    .where('p.invite_accepted', '=', 0)
    .where('p.is_inactive', '=', 0)
    .select(['p.id', 'u.email', 'c.company_name'])
    .forUpdate('p')
    .executeTakeFirst();
  if (!invited) return undefined;
  await tx.deleteFrom('invitation').where('permission_id', '=', invited.id).execute();
  await tx
    .insertInto('invitation')
    .values({
      tenant_id: tenantId,
      permission_id: invited.id,
      token_hash: tokenHash(token),
      expires_at: sql<string>`now() + make_interval(days => ${LINK_DAYS})`,
    })
    .execute();
  return invited;
}
