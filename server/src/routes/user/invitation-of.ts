import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Ask } from '../../http/route.ts';
import { countAttempt } from './attempts.ts';

export type Invitation = NonNullable<Awaited<ReturnType<typeof lookUp>>>;

const UNKNOWN = 'This invitation is not known. Ask the company to invite you again.';

/**
 * The invitation that a mailed link names. Whoever knows the token got the mail; who does not, may not try for ever.
 * @throws Refusal for a token that nobody was sent, TooMany for many of them
 */
export async function findInvitation({ services, address }: Ask, token: string): Promise<Invitation> {
  const found = await services.db.system((tx) => lookUp(tx, token));
  if (found) return found;
  await countAttempt(services.db, { account: 'invitation', address });
  throw new Refusal(UNKNOWN);
}

function lookUp(tx: Tx, token: string) {
  return tx
    .selectFrom('user_permission as p')
    .innerJoin('user as u', 'u.id', 'p.user_id')
    .innerJoin('company as c', 'c.id', 'p.tenant_id')
    .leftJoin('user_secret as s', 's.user_id', 'u.id')
    .leftJoin('profile_image as i', 'i.id', 'c.image_id')
    .where('p.slug', '=', token)
    .select(['p.id', 'p.slug', 'p.tenant_id', 'p.user_id', 'p.is_inactive', 'p.invite_accepted', 'p.invite_declined'])
    .select(['u.email', 'u.first_name', 'c.company_name', 'i.slug as image_slug', 'i.filename as image_filename'])
    .select(sql<boolean>`s.password_hash is not null`.as('has_password'))
    .executeTakeFirst();
}

/**
 * Marks an invitation as accepted or declined, and makes an accepted employer the active one.
 * @throws Refusal when it was accepted before or taken back
 */
export async function answerInvitation(
  tx: Tx,
  { id, slug, tenant_id, user_id, is_inactive }: Invitation,
  answer: 'accept' | 'decline',
): Promise<{ record_id: number; slug: string }> {
  if (is_inactive === 1) throw new Refusal('The company has taken this invitation back.');
  const answered = await tx
    .updateTable('user_permission')
    .set(answer === 'accept' ? { invite_accepted: 1, invite_declined: 0 } : { invite_declined: 1 })
    .where('id', '=', id)
    // Looked at again under the lock: two answers at once are one too many.
    .where('invite_accepted', '=', 0)
    .returning('id')
    .executeTakeFirst();
  if (!answered) throw new Refusal('This invitation was already accepted.');
  if (answer === 'accept') await tx.updateTable('user').set({ tenant_id }).where('id', '=', user_id).execute();
  return { record_id: id, slug };
}
