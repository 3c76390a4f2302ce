import { Refusal } from '../../http/errors.ts';
import { FlagText, WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import * as v from 'valibot';
import { missingForms, requiredForms } from './missing-forms.ts';
import { workSite } from './work-site.ts';

const PlaceSchema = v.object({
  job_id: v.optional(WholeNumber),
  service_id: v.optional(WholeNumber),
  with_signed: v.optional(FlagText, '0'),
});

export const clockInForms: SignedInRoute = {
  verb: 'GET',
  path: 'TimeLog/clock-in-forms',
  summary:
    'The forms that the caller has to fill in before clocking in on a project or a service; with_signed: 1 has also those that they have signed',
  session: 'required',
  takes: PlaceSchema,
  async handle({ read, session, transact, time }) {
    const { job_id = null, service_id = null, with_signed } = await read(PlaceSchema);
    if (session.viewer.role === 'none') throw new Refusal('You do not work for this company, so you cannot clock in.');
    const place = { job_id, service_id };
    return transact(async (tx) => {
      await workSite(tx, session, place);
      return (with_signed === 1 ? requiredForms : missingForms)({ tx, session }, place, time);
    });
  },
};
