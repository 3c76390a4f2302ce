import type { Services, Session } from '../../http/context.ts';
import { postNotification } from '../../notify/post-notification.ts';
import type { SentenceValue } from '@fieldspan/contract/sentence';
import { part, sentence } from '../../http/sentence.ts';
import { sendSigningLink } from './send-signing-link.ts';
import type { LinkWords } from './send-signing-link.ts';

type Inviter = { services: Services; session: Session; headers: Headers };

/** `first` asks for the first time, `again` is a reminder: then the record says when. */
export type Asking = 'first' | 'again';

/**
 * Asks people to sign after their records are stored: users by a notification, external workers by SMS and e-mail. A
 * message that fails is only logged, because the record exists and the invitation can be sent again.
 * @returns how many were sent
 */
export async function inviteParticipants(inviter: Inviter, ids: readonly number[], asking: Asking): Promise<number> {
  if (ids.length === 0) return 0;
  const { services, session } = inviter;
  const invited = await services.db.system((tx) =>
    tx
      .selectFrom('company_form_acknowledgement as a')
      .innerJoin('company_form as f', 'f.id', 'a.form_id')
      .innerJoin('company as c', 'c.id', 'a.tenant_id')
      .innerJoin('user as u', (join) => join.on('u.id', '=', session.userId))
      .where('a.tenant_id', '=', session.tenantId)
      .where('a.id', 'in', [...ids])
      .select([
        'a.id',
        'a.tenant_id',
        'a.form_id',
        'a.user_id',
        'a.email',
        'a.phone',
        'a.acknowledgement_slug',
        'f.slug',
        'c.company_name',
        'f.child_template_description as form',
        'u.first_name',
        'u.last_name',
      ])
      .execute(),
  );
  let sent = 0;
  for (const each of invited) {
    try {
      await invite(inviter, each, asking);
      sent += 1;
    } catch (error) {
      services.log.error({ err: error }, 'invitation not sent');
    }
  }
  services.push.wake();
  return sent;
}

type Invited = {
  id: number;
  tenant_id: number;
  form_id: number;
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

async function invite(inviter: Inviter, invited: Invited, asking: Asking): Promise<void> {
  const { services, session } = inviter;
  const { tenantId } = session;
  const who = [invited.first_name, invited.last_name].filter(Boolean).join(' ') || invited.company_name;
  const form = invited.form ?? part(sentence`a form`);
  const { user_id: userId } = invited;
  if (userId !== null) {
    const message =
      asking === 'again' ? sentence`${who} reminds you to sign ${form}` : sentence`${who} asks you to sign ${form}`;
    const link = `/form/external/${invited.slug}/${invited.acknowledgement_slug ?? ''}`;
    const about = { of: 'company_form', id: invited.form_id } as const;
    await services.db.system((tx) => postNotification(tx, { kind: 'forms', tenantId, userId, message, link, about }));
  } else {
    await sendSigningLink(inviter, invited, invitationWords({ who, company: invited.company_name, form }, asking));
  }
  if (asking === 'again') await noteReminder(inviter, invited.id);
}

type Invitation = { who: string; company: string; form: SentenceValue };

const invitationWords = ({ who, company, form }: Invitation, asking: Asking): LinkWords => ({
  sms: sentence`${who} (${company}) asks you to sign ${form}`,
  subject:
    asking === 'again'
      ? sentence`Reminder: ${company} asks you to sign ${form}`
      : sentence`${company} asks you to sign ${form}`,
  before: [
    sentence`${who} of ${company} asks you to read and sign “${form}”.`,
    sentence`Open it here, no account is needed:`,
  ],
  after: sentence`The link is yours alone and works for 30 days. If you do not know this company, leave it: nothing happens.`,
});

/** Only after the message went out: the screen says when the last one did. */
async function noteReminder({ services, session }: Inviter, id: number): Promise<void> {
  await services.db.system((tx) =>
    tx
      .updateTable('company_form_acknowledgement')
      .set({ reminded_at: new Date().toISOString() })
      .where('tenant_id', '=', session.tenantId)
      .where('id', '=', id)
      .execute(),
  );
}
