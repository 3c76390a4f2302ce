import { mayWrite } from '@fieldspan/contract/access-rules';
import type { Invited } from '@fieldspan/contract/account-calls';
import * as v from 'valibot';
import { Failure, Refusal } from '../../http/errors.ts';
import { WholeNumber, jsonText, shortText } from '../../http/fields.ts';
import { Reply } from '../../http/reply.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { sendInvitation } from '../../registry/guards/invitation-mail.ts';
import { saveRecord } from '../../registry/write.ts';
import { employeeOf } from './employee-of.ts';

const ResendInvitationSchema = v.object({ user_id: WholeNumber });

export const resendInvitation: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyUser/resend-invitation',
  summary: 'Mail an open or declined invitation again; links that were mailed before stop working',
  session: 'required',
  takes: ResendInvitationSchema,
  async handle(ask) {
    const { user_id: userId } = await ask.read(ResendInvitationSchema);
    const { services, session } = ask;
    const { tenantId } = session;
    await services.limits.take('invite-again', `${tenantId} ${userId}`);
    const id = await ask.transact(async (tx) => {
      const employee = await employeeOf(tx, session, userId);
      if (employee.invite_accepted === 1) throw new Refusal('This person has accepted the invitation already.');
      if (employee.is_inactive === 1) throw new Refusal('This invitation was taken back. Reactivate the person first.');
      return employee.id;
    });
    // Inviting somebody again reopens a declined invitation.
    await services.db.system((tx) =>
      tx.updateTable('user_permission').set({ invite_declined: 0 }).where('id', '=', id).execute(),
    );
    await sendInvitation(ask, { userId, tenantId });
    return new Reply(null, { message: 'The invitation is on its way.' });
  },
};

const MANY = 200;

const LineSchema = v.object({
  email: shortText(254),
  first_name: v.optional(shortText(120), ''),
  last_name: v.optional(shortText(120), ''),
  phone_mobile: v.optional(shortText(40), ''),
  job_title: v.optional(shortText(120), ''),
});
type Line = v.InferOutput<typeof LineSchema>;

const InviteManySchema = v.object({
  people: jsonText(v.pipe(v.array(LineSchema), v.maxLength(MANY, `must not be longer than ${MANY} lines`))),
});

export const inviteMany: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyUser/invite-many',
  summary: 'Invite people from a list; each line is stored or refused by itself',
  session: 'required',
  takes: InviteManySchema,
  async handle(ask): Promise<Invited[]> {
    if (!mayWrite('UserPermission')(ask.session.viewer)) throw new Refusal('You do not have permission to add Users.');
    const { people } = await ask.read(InviteManySchema);
    const answers: Invited[] = [];
    for (const line of people) answers.push({ email: line.email, error: await invite(ask, line) });
    return answers;
  },
};

/** @returns the reasons for a refusal; null if the person was invited */
async function invite(ask: SignedInAsk, { email, phone_mobile, job_title, ...name }: Line): Promise<string | null> {
  try {
    const values = { ...name, email, phone_mobile: phone_mobile || null, job_title: job_title || null };
    await saveRecord(ask, 'User', { key: null, values, links: new Map(), version: null, reason: null });
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.errors.join(' ');
    throw error;
  }
}
