import type { TabletPage } from '@fieldspan/contract/tablet-calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { noteActivity, whereFrom } from '../../history/note-activity.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { knownTablet, tabletPeople } from '../../tablets/known-tablet.ts';
import type { Tablet } from '../../tablets/known-tablet.ts';
import { isPin } from '../../tablets/pin.ts';
import { refuseDemoPerson } from '../user/refuse-demo-person.ts';
import { signedInOrAsked } from '../user/sign-in-step.ts';

export const tabletPage: OpenRoute = {
  verb: 'GET',
  path: 'Tablet/people',
  summary: 'Who can sign in by PIN on the shared tablet that asks',
  session: 'none',
  handle: ({ services, headers }): Promise<TabletPage> =>
    services.db.system(async (tx) => {
      const { tenantId, name, companyName } = await knownTablet(tx, headers);
      const people = await tabletPeople(tx, tenantId)
        .select(['u.id', sql<string>`trim(concat_ws(' ', u.first_name, u.last_name))`.as('name')])
        .orderBy('name')
        .orderBy('u.id')
        .execute();
      return { name, company_name: companyName, people };
    }),
};

const WRONG = 'This PIN is not right.';

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
    const { db, secrets, limits } = ask.services;
    const tablet = await db.system((tx) => knownTablet(tx, ask.headers));
    const { tenantId } = tablet;
    // The limit is per person and tablet: guessing locks out nobody else, and not this person on another tablet.
    const key = `${tablet.id} ${userId}`;
    await limits.take('pin', key);
    await limits.take('pin-day', key);
    const stored = await db.system((tx) =>
      tabletPeople(tx, tenantId).where('u.id', '=', userId).select('pin.pin_hash').executeTakeFirst(),
    );
    const isRight = await isPin(secrets, { stored: stored?.pin_hash ?? null, pin, tenantId, userId });
    if (!isRight) {
      if (stored) await db.system((tx) => noteWrongPin(tx, ask, { tablet, userId }));
      throw new Refusal(WRONG);
    }
    await limits.forgive('pin', key);
    await limits.forgive('pin-day', key);
    const { headers, address } = ask;
    return db.system(async (tx) => {
      await refuseDemoPerson(tx, ask.services.config, userId);
      // The session is vouched for by the company: tablet and PIN open nothing elsewhere.
      return signedInOrAsked(tx, { userId, tenantId }, { headers, address, vouchedBy: tenantId, tabletId: tablet.id });
    });
  },
};

function noteWrongPin(tx: Tx, ask: Ask, { tablet, userId }: { tablet: Tablet; userId: number }): Promise<void> {
  return noteActivity(tx, {
    kind: 'sign_in',
    happened: 'wrong_pin',
    model: 'User',
    recordId: userId,
    details: { ...whereFrom(ask), tablet: tablet.name },
    tenantId: tablet.tenantId,
  });
}
