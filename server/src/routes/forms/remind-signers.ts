import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { lockRow } from '../../registry/lock-row.ts';
import { inviteParticipants } from './invite-participants.ts';

const RemindSchema = v.object({ id: WholeNumber });

/** Asks everybody again who was invited to sign a form and has not. */
export const remindSigners: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyForm/remind',
  summary: 'Ask everybody again who was invited to sign this form and has not; three times a day at most',
  session: 'required',
  takes: RemindSchema,
  async handle({ read, session, services, headers, transact }) {
    const { id } = await read(RemindSchema);
    const asked = await transact(async (tx) => {
      const { row, mayWrite } = await lockRow({ tx, session }, { name: 'CompanyForm', key: String(id) });
      if (!mayWrite) throw new Refusal('You do not have permission to change this form.');
      if (row['is_deactivated'] === 1)
        throw new Refusal('This form is no longer active, so nobody is asked to sign it.');
      return tx
        .selectFrom('company_form_acknowledgement')
        .where('tenant_id', '=', session.tenantId)
        .where('form_id', '=', id)
        .where('is_invite', '=', 1)
        .where('completed_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .where('declined_at', 'is', null)
        .select('id')
        .orderBy('id')
        .execute();
    });
    if (asked.length === 0) throw new Refusal('Everybody who was asked has signed this form.');
    await services.limits.take('form-reminder', `${session.tenantId}/${id}`);
    const ids = asked.map((participant) => participant.id);
    return { reminded: await inviteParticipants({ services, session, headers }, ids, 'again') };
  },
};
