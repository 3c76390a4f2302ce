import { sentence } from '../../http/sentence.ts';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Ask } from '../../http/route.ts';
import { requireOwnSignIn } from '../../http/own-sign-in.ts';
import type { StoredProvider } from '../../sign-on/stored-provider.ts';
import type { Vouched } from '../../sign-on/vouched-for.ts';
import { accountByEmail } from '../user/account-by-email.ts';
import { tellOwner } from '../user/tell-owner.ts';

/** Links the identity at the provider to the signed-in account. */
export async function linkOwn(ask: Ask, provider: StoredProvider, vouched: Vouched): Promise<{ linked: string }> {
  const { session, services } = ask;
  if (session === null) throw new Refusal('Please sign in first, and begin again.');
  requireOwnSignIn(session);
  await services.db.system(async (tx) => {
    await refuseColleague(tx, { userId: session.userId, provider, vouched });
    const link = { issuer: provider.issuer, subject: vouched.subject };
    await tx
      .insertInto('sign_on_link')
      .values({ tenant_id: provider.tenantId, user_id: session.userId, ...link })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'user_id'])
          .doUpdateSet({ ...link, created_at: sql<string>`now()`, last_used_at: null }),
      )
      .execute();
  });
  tellOwner(ask, session.userId, 'sign-on-linked');
  return { linked: provider.name };
}

type Wanted = { userId: number; provider: StoredProvider; vouched: Vouched };

/**
 * Refuses an identity that belongs to somebody else: another person may be signed in at the provider in this browser,
 * and their sign-in must not open this account.
 */
async function refuseColleague(tx: Tx, { userId, provider, vouched }: Wanted): Promise<void> {
  const { email, subject } = vouched;
  const owner = email === null ? undefined : await accountByEmail(tx, email).select('id').executeTakeFirst();
  const linked = await tx
    .selectFrom('sign_on_link')
    .where('tenant_id', '=', provider.tenantId)
    .where('issuer', '=', provider.issuer)
    .where('subject', '=', subject)
    .where('user_id', '<>', userId)
    .select('id')
    .executeTakeFirst();
  if (linked || (owner && owner.id !== userId))
    throw new Refusal(
      sentence`In this browser somebody else is signed in at ${provider.name}. Sign out there first, and begin again.`,
    );
}
