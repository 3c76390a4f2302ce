import * as v from 'valibot';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';

const RecordEngagementSchema = v.object({ ad_location_key: v.pipe(shortText(100), v.nonEmpty('must not be empty')) });

export const recordEngagement: SignedInRoute = {
  verb: 'POST',
  path: 'Engagement/record-action',
  summary: 'Note a tap on something that the product advertises',
  session: 'required',
  takes: RecordEngagementSchema,
  async handle({ session, read, transact }) {
    const { ad_location_key } = await read(RecordEngagementSchema);
    if (session.tenantId === 0) return null;
    const { tenantId: tenant_id, userId: user_id } = session;
    await transact((tx) => tx.insertInto('engagement').values({ tenant_id, user_id, ad_location_key }).execute());
    return null;
  },
};
