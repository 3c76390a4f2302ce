import { publicOrigin } from '../../http/origin.ts';
import type { Written } from '../entry.ts';

/** Sends the invited person the link that answers the invitation, once the invitation is stored. */
export function mailInvitation(
  { services, session, headers, afterCommit }: Written,
  { userId, token }: { userId: number; token: string },
): void {
  const { config, db, notifier } = services;
  afterCommit(async () => {
    const link = `${publicOrigin(config, headers)}/accept-invite/${token}`;
    const { person, company } = await db.system(async (tx) => ({
      person: await tx.selectFrom('user').where('id', '=', userId).select('email').executeTakeFirstOrThrow(),
      company: await tx
        .selectFrom('company')
        .where('id', '=', session.tenantId)
        .select('company_name')
        .executeTakeFirstOrThrow(),
    }));
    await notifier.mail({
      to: person.email,
      subject: `${company.company_name} invites you to Fieldspan`,
      text: `${company.company_name} invites you to work for them on Fieldspan.\n\nAccept or decline here:\n${link}\n\nIf you do not know this company, decline or leave it: nothing happens.\n`,
    });
  });
}
