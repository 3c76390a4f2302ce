import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { requireAll } from '../../registry/check-references.ts';

const StartSchema = v.object({
  form_child_template_id: WholeNumber,
  template_title: shortText(500),
  child_template_description: shortText(500),
});

/** Records who started which form and when, so that forms that were started and never sent can be followed up. */
export const startLog: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyForm/start-log',
  summary: 'Note that one began to fill a form',
  session: 'required',
  takes: StartSchema,
  async handle({ read, session, transact }) {
    const start = await read(StartSchema);
    if (session.tenantId === 0) throw new Refusal('Form template not found.');
    await transact(async (tx) => {
      await requireAll({ tx, session }, { target: 'FormChildTemplate', ids: [start.form_child_template_id] });
      await tx
        .insertInto('form_start')
        .values({ ...start, tenant_id: session.tenantId, user_id: session.userId })
        .execute();
    });
    return null;
  },
};
