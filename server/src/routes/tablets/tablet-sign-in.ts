import type { TabletPage } from '@fieldspan/contract/tablet-calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';
import { knownTablet, tabletPeople } from '../../tablets/known-tablet.ts';
import { checkPinAt } from '../../tablets/check-pin-at.ts';
import { refuseDemoPerson } from '../user/refuse-demo-person.ts';
import { signedInOrAsked } from '../user/sign-in-step.ts';

export const tabletPage: OpenRoute = {
  verb: 'GET',
  path: 'Tablet/people',
  summary: 'Who can sign in by PIN on the shared tablet that asks',
  session: 'none',
  handle: ({ services, headers }): Promise<TabletPage> =>
    services.db.system(async (tx) => {
      const { tenantId, name, companyName, isKiosk } = await knownTablet(tx, headers);
      const people = await tabletPeople(tx, tenantId)
        .select(['u.id', sql<string>`trim(concat_ws(' ', u.first_name, u.last_name))`.as('name')])
        .orderBy('name')
        .orderBy('u.id')
        .execute();
      return { name, company_name: companyName, is_kiosk: isKiosk, people };
    }),
};

const TabletSignInSchema = v.object({ user_id: WholeNumber, pin: shortText(20) });

export const tabletSignIn: OpenRoute = {
  verb: 'POST',
  path: 'Tablet/sign-in',
  before: 'terms',
  summary: 'Sign in by PIN on a shared tablet',
  session: 'none',
  takes: TabletSignInSchema,
  async handle(ask) {
    const { user_id: userId, pin } = await ask.read(TabletSignInSchema);
    const { db } = ask.services;
    const tablet = await db.system((tx) => knownTablet(tx, ask.headers));
    const { tenantId } = tablet;
    if (tablet.isKiosk) throw new Refusal('People clock in and out on this kiosk, and sign in on another device.');
    await checkPinAt(ask, tablet, { userId, pin });
    const { headers, address } = ask;
    return db.system(async (tx) => {
      await refuseDemoPerson(tx, ask.services.config, userId);
      // The session is vouched for by the company: tablet and PIN open nothing elsewhere.
      return signedInOrAsked(tx, { userId, tenantId }, { headers, address, vouchedBy: tenantId, tabletId: tablet.id });
    });
  },
};
