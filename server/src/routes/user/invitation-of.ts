import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Ask } from '../../http/route.ts';
import { tokenHash } from '../../http/token.ts';
import { byMailedLink, UnknownLink } from './mailed-link.ts';

export type Invitation = NonNullable<Awaited<ReturnType<typeof byMailedToken>>>;

const UNKNOWN = 'This invitation is not known. Ask the company to invite you again.';
const ENDED = 'This invitation has ended. Ask the company to send it again.';

/**
 * Finds the invitation for a token: the secret of a mailed link or, for a signed-in person, the slug of their own
 * invitation. Wrong tokens are rate limited.
 * @throws Refusal for an unknown or expired token, TooMany after many of them
 */
export async function findInvitation({ services, address, session }: Ask, token: string): Promise<Invitation> {
  const found = await byMailedLink({ services, address }, () =>
    services.db.system(async (tx) => {
      const invitation =
        (await byMailedToken(tx, token)) ?? (session ? await byOwnSlug(tx, session.userId, token) : undefined);
      if (!invitation) throw new UnknownLink(UNKNOWN);
      return invitation;
    }),
  );
  if (found.has_ended && found.invite_accepted === 0) throw new Refusal(ENDED);
  return found;
}

/** Invitations with the account of the invited address, if it has one. */
function invitations(tx: Tx) {
  return tx
    .selectFrom('user_permission as p')
    .innerJoin('user as u', 'u.id', 'p.user_id')
    .innerJoin('company as c', 'c.id', 'p.tenant_id')
    .leftJoin('user as account', (join) =>
      join.on('account.is_account', '=', true).on(sql<boolean>`lower(account.email) = lower(u.email)`),
    )
    .leftJoin('user_secret as s', 's.user_id', 'account.id')
    .leftJoin('profile_image as i', 'i.id', 'c.image_id')
    .select(['p.id', 'p.slug', 'p.tenant_id', 'p.user_id', 'p.role_type', 'p.created_at'])
    .select(['p.is_inactive', 'p.invite_accepted', 'p.invite_declined'])
    .select(['u.email', 'u.first_name', 'u.is_account', 'account.id as account_id'])
    .select(['c.company_name', 'c.city', 'c.province', 'i.slug as image_slug', 'i.filename as image_filename'])
    .select(sql<boolean>`s.password_hash is not null`.as('has_password'));
}

function byMailedToken(tx: Tx, token: string) {
  return invitations(tx)
    .innerJoin('invitation as mailed', 'mailed.permission_id', 'p.id')
    .where('mailed.token_hash', '=', tokenHash(token))
    .select(sql<boolean>`mailed.expires_at <= now()`.as('has_ended'))
    .executeTakeFirst();
}

function byOwnSlug(tx: Tx, userId: number, slug: string) {
  return invitations(tx)
    .where('p.slug', '=', slug)
    .where('account.id', '=', userId)
    .select(sql<boolean>`false`.as('has_ended'))
    .executeTakeFirst();
}

/** Invitations the person can still answer, including declined ones, because they may change their mind. */
export function openInvitations(tx: Tx, userId: number) {
  return invitations(tx)
    .where('account.id', '=', userId)
    .where('p.invite_accepted', '=', 0)
    .where('p.is_inactive', '=', 0)
    .orderBy('p.id')
    .execute();
}

/**
 * Accepts or declines an invitation; accepting makes its company the active tenant.
 * @param userId the account that accepts; it replaces the invitation's own user row
 * @throws Refusal if it was already accepted or taken back
 */
export async function answerInvitation(
  tx: Tx,
  { id, slug, tenant_id, user_id, is_inactive }: Invitation,
  answer: { accept: false } | { accept: true; userId: number },
): Promise<{ record_id: number; slug: string }> {
  if (is_inactive === 1) throw new Refusal('The company has taken this invitation back.');
  const answered = await tx
    .updateTable('user_permission')
    .set(answer.accept ? { invite_accepted: 1, invite_declined: 0 } : { invite_declined: 1 })
    .where('id', '=', id)
    // Checked again in the update: only one of two simultaneous answers may succeed.
    .where('invite_accepted', '=', 0)
    .where('is_inactive', '=', 0)
    .returning('id')
    .executeTakeFirst();
  if (!answered) throw new Refusal('This invitation was already accepted.');
  if (!answer.accept) return { record_id: id, slug };
  const { userId } = answer;
  if (userId !== user_id) await becomeOne(tx, { from: user_id, to: userId, tenantId: tenant_id });
  await tx.updateTable('user').set({ tenant_id }).where('id', '=', userId).execute();
  return { record_id: id, slug };
}

/** Moves what the company stored for the invited user row to the account. */
async function becomeOne(
  tx: Tx,
  { from, to, tenantId }: { from: number; to: number; tenantId: number },
): Promise<void> {
  const employed = await tx
    .selectFrom('user_permission')
    .where('user_id', '=', to)
    .where('tenant_id', '=', tenantId)
    .select('id')
    .executeTakeFirst();
  if (employed) throw new Refusal('You are among the employees of this company already.');
  await sql`select move_person(${from}, ${to})`.execute(tx);
  await tx.deleteFrom('user').where('id', '=', from).where('is_account', '=', false).execute();
}
