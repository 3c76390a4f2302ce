import type { Services, Session } from '../../http/context.ts';
import { publicOrigin } from '../../http/origin.ts';
import { postNotification } from '../../notify/post-notification.ts';
import { makeSigningLink } from './signing-link.ts';

type Inviter = { services: Services; session: Session; headers: Headers };

/**
 * Asks people to sign after their records are stored: users by a notification, external workers by SMS and e-mail. A
 * message that fails is only logged, because the record exists and the invitation can be sent again.
 */
export async function inviteParticipants(inviter: Inviter, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { services, session } = inviter;
  const invited = await services.db.system((tx) =>
    tx
      .selectFrom('company_form_acknowledgement as a')
      .innerJoin('company_form as f', 'f.id', 'a.form_id')
      .innerJoin('company as c', 'c.id', 'a.tenant_id')
      .innerJoin('user as u', (join) => join.on('u.id', '=', session.userId))
      .leftJoin('form_child_template as t', 't.id', 'f.child_template_id')
      .where('a.tenant_id', '=', session.tenantId)
      .where('a.id', 'in', [...ids])
      .select([
        'a.id',
        'a.user_id',
        'a.email',
        'a.phone',
        'a.acknowledgement_slug',
        'f.slug',
        'c.company_name',
        't.description as form',
        'u.first_name',
        'u.last_name',
      ])
      .execute(),
  );
  for (const each of invited) {
    await invite(inviter, each).catch((error: unknown) => services.log.error({ err: error }, 'invitation not sent'));
  }
  services.push.wake();
}

type Invited = {
  id: number;
  user_id: number | null;
  email: string | null;
  phone: string | null;
  acknowledgement_slug: string | null;
  slug: string;
  company_name: string;
  form: string | null;
  first_name: string | null;
  last_name: string | null;
};

async function invite({ services, session, headers }: Inviter, invited: Invited): Promise<void> {
  const { tenantId } = session;
  const who = [invited.first_name, invited.last_name].filter(Boolean).join(' ') || invited.company_name;
  const form = invited.form ?? 'a form';
  const path = `/form/external/${invited.slug}/${invited.acknowledgement_slug ?? ''}`;
  const { user_id: userId } = invited;
  if (userId !== null) {
    const message = `${who} asks you to sign ${form}`;
    await services.db.system((tx) => postNotification(tx, { tenantId, userId, message, link: path }));
    return;
  }
  const token = await services.db.system((tx) => makeSigningLink(tx, { tenantId, acknowledgementId: invited.id }));
  const link = `${publicOrigin(services.config, headers)}${path}/${token}`;
  if (invited.phone && services.notifier.sms)
    await services.notifier.sms({
      to: invited.phone,
      text: `${who} (${invited.company_name}) asks you to sign ${form}: ${link}`,
    });
  if (invited.email)
    await services.notifier.mail({
      to: invited.email,
      subject: `${invited.company_name} asks you to sign ${form}`,
      text: `${who} of ${invited.company_name} asks you to read and sign “${form}”.\n\nOpen it here, no account is needed:\n${link}\n\nThe link is yours alone and works for 30 days. If you do not know this company, leave it: nothing happens.\n`,
    });
}
