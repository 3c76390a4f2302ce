import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { lockRow } from '../../registry/lock-row.ts';
import { inviteParticipants } from './invite-participants.ts';

const InviteAgainSchema = v.object({ id: v.pipe(shortText(200), v.nonEmpty('must not be empty')) });

/**
 * Asks somebody again who has not signed, with a new link, because old links expire. Who declined is asked anew: that
 * they declined, and why, stays in the history.
 */
export const inviteAgain: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyFormAcknowledgement/invite-again',
  summary: 'Send an invited participant (id: the slug) a fresh signing link; five times a day at most',
  session: 'required',
  takes: InviteAgainSchema,
  async handle({ read, session, services, headers, transact }) {
    const { id: key } = await read(InviteAgainSchema);
    const id = await transact((tx) => invitedBy(tx, session, key));
    await services.limits.take('signer-asked', id);
    await transact((tx) =>
      tx
        .updateTable('company_form_acknowledgement')
        .set({ declined_at: null, declined_reason: null })
        .where('tenant_id', '=', session.tenantId)
        .where('id', '=', id)
        .where('declined_at', 'is not', null)
        .execute(),
    );
    const sent = await inviteParticipants({ services, session, headers }, [id], 'again');
    if (sent === 0) throw new Refusal('The message could not be sent. Please try again later.');
    return null;
  },
};

/** The invited participant's id, if this person may ask: the form's author and whoever may change the participant. */
async function invitedBy(tx: Tx, session: Session, key: string): Promise<number> {
  const { row, mayWrite } = await lockRow({ tx, session }, { name: 'CompanyFormAcknowledgement', key });
  const form = await lockRow({ tx, session }, { name: 'CompanyForm', key: String(row['form_id']) });
  if (!mayWrite && !form.mayWrite) throw new Refusal('You do not have permission to change this form.');
  if (row['completed_at'] !== null) throw new Refusal('This participant has signed already.');
  if (row['is_invite'] !== 1) throw new Refusal('This participant was not invited.');
  if (form.row['is_deactivated'] === 1)
    throw new Refusal('This form is no longer active, so nobody is asked to sign it.');
  return Number(row['id']);
}
