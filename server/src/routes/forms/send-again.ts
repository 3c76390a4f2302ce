import { sql } from 'kysely';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { mayReadRecord } from '../../registry/may-read.ts';

const AgainSchema = v.object({ id: WholeNumber });

/** Tries again what was given up, and at once what waits for its next try. */
export const sendAgain: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyForm/send-again',
  summary: 'Try again the mails of a form that could not be sent',
  session: 'required',
  takes: AgainSchema,
  async handle({ read, session, services, transact }) {
    const { id } = await read(AgainSchema);
    await services.limits.take('form-mail-again', `${session.tenantId}/${id}`);
    return transact(async (tx) => {
      if (!(await mayReadRecord({ tx, identity: session }, 'CompanyForm', id)))
        throw new Refusal('This form was not found.');
      const tried = await tx
        .updateTable('form_mail')
        .set({ state: 'waiting', attempts: 0, due_at: sql<string>`now()`, updated_at: sql<string>`now()` })
        .where('tenant_id', '=', session.tenantId)
        .where('form_id', '=', id)
        .where((is) =>
          is.or([is('state', '=', 'failed'), is.and([is('state', '=', 'waiting'), is('failure', 'is not', null)])]),
        )
        .returning('id')
        .execute();
      if (tried.length === 0) throw new Refusal('Every mail of this form is on its way or was sent.');
      return { waiting: tried.length };
    });
  },
};
