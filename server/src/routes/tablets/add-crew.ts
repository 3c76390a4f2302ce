import { requireSeat } from '../../subscriptions/seats.ts';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { newSlug, secretSlug } from '../../registry/slug.ts';
import { checkPin, storePin } from '../../tablets/pin.ts';
import { requireAdmin } from '../factors/require-admin.ts';
import { requireProof } from '../factors/require-proof.ts';

const CrewSchema = v.object({
  first_name: shortText(120),
  last_name: shortText(120),
  job_title: v.optional(shortText(120), ''),
  pin: shortText(20),
});

/** Such a person has no account of their own: they have no e-mail address, and they can only sign in with their PIN. */
export const addCrew: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyTablet/add-person',
  summary: 'Add an employee who has no e-mail address and signs in by PIN on shared tablets (Admin)',
  session: 'required',
  takes: CrewSchema,
  async handle(ask) {
    const { first_name, last_name, job_title, pin } = await ask.read(CrewSchema);
    const { services, session } = ask;
    const { tenantId } = session;
    requireAdmin(session);
    requireProof(session);
    if (first_name === '' || last_name === '') throw new Refusal('Enter the first and the last name.');
    checkPin(pin);
    return services.db.system(async (tx) => {
      await requireSeat(tx, tenantId, ask.time);
      const { id, slug } = await tx
        .insertInto('user')
        .values({
          tenant_id: tenantId,
          slug: newSlug(`${first_name} ${last_name}`),
          first_name,
          last_name,
          job_title: job_title === '' ? null : job_title,
          email: '',
          is_account: false,
        })
        .returning(['id', 'slug'])
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('user_permission')
        .values({
          tenant_id: tenantId,
          user_id: id,
          slug: secretSlug(),
          role_type: 'Basic',
          module_permissions: '{}',
          invite_accepted: 1,
        })
        .execute();
      await storePin(tx, services.secrets, { tenantId, userId: id, pin });
      return { record_id: id, slug };
    }, session);
  },
};
