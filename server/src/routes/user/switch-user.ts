import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { factorsOf } from '../../factors/own-factors.ts';
import { noteActivity, whereFrom } from '../../history/note-activity.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { requireOwnSignIn } from '../../http/own-sign-in.ts';
import type { Reply } from '../../http/reply.ts';
import { closeSession } from '../../http/session.ts';
import type { Place } from '../../http/session.ts';
import { signedIn } from './signed-in.ts';

/**
 * Continues as a colleague at a demo company without their password. Only possible with people who were created with
 * the demo, because others may have further companies. The caller's session ends.
 * @throws Refusal for anybody else
 */
export async function switchUser(
  tx: Tx,
  { session, email }: { session: Session; email: string },
  place: Place,
): Promise<Reply> {
  requireOwnSignIn(session);
  const colleague = await tx
    .selectFrom('user as u')
    .innerJoin('user_permission as theirs', 'theirs.user_id', 'u.id')
    .innerJoin('user_permission as mine', 'mine.tenant_id', 'theirs.tenant_id')
    .innerJoin('demo_company as d', 'd.tenant_id', 'theirs.tenant_id')
    .innerJoin('demo_person as of_demo', 'of_demo.user_id', 'u.id')
    .where(sql<string>`lower(u.email)`, '=', email.toLowerCase())
    .where('u.is_account', '=', true)
    .where('mine.user_id', '=', session.userId)
    .where((is) =>
      is.and(
        (['mine', 'theirs'] as const).flatMap((whose) => [
          is(`${whose}.is_inactive`, '=', 0),
          is(`${whose}.invite_accepted`, '=', 1),
        ]),
      ),
    )
    .select(['u.id', 'theirs.tenant_id'])
    .orderBy(sql`theirs.tenant_id = ${session.tenantId}`, 'desc')
    .executeTakeFirst();
  if (!colleague) throw new Refusal('You can only switch to people of your own demo company.');
  const { id, tenant_id } = colleague;
  const { hasTotp, hasPasskey } = await factorsOf(tx, id);
  if (hasTotp || hasPasskey) throw new Refusal('This person has a second step at sign-in. Sign in as them instead.');
  await tx.updateTable('user').set({ tenant_id }).where('id', '=', id).execute();
  await closeSession(tx, session.sessionId);
  // Recorded under the caller's name, because the following sign-in only names the colleague.
  await noteActivity(tx, {
    kind: 'sign_in',
    happened: 'went_on_as',
    model: 'User',
    recordId: id,
    details: whereFrom(place),
    tenantId: tenant_id,
    userId: session.userId,
  });
  return signedIn(tx, id, place);
}
