import type { CalendarFeed } from '@fieldspan/contract/feed-calls';
import * as v from 'valibot';
import { requireApp } from '../../apps/installed.ts';
import { noteActivity } from '../../history/note-activity.ts';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { feedOf, makeFeed, removeFeed, renewFeed } from '../../visits/feed/feed-address.ts';

const IdSchema = v.object({ id: WholeNumber });
const CHANGED =
  'This address was changed or switched off meanwhile. Open the calendar feed again to see how it stands.';

const mine: SignedInRoute = {
  verb: 'GET',
  path: 'CalendarFeed/mine',
  summary: 'The address by which the caller’s calendar reads their schedule; null while it is off',
  session: 'required',
  handle: ({ services: { db, secrets }, session }): Promise<CalendarFeed | null> =>
    db.system((tx) => feedOf({ tx, secrets }, session)),
};

const make: SignedInRoute = {
  verb: 'POST',
  path: 'CalendarFeed/make',
  summary: 'Switch the calendar feed of the caller on; the address that there is stays',
  session: 'required',
  async handle({ services: { db, secrets }, session }): Promise<CalendarFeed> {
    requireReader(session);
    return db.system(async (tx) => {
      await requireApp(tx, session.tenantId, 'calendar');
      const known = await feedOf({ tx, secrets }, session);
      if (known) return known;
      const feed = await makeFeed({ tx, secrets }, session);
      await noteFeed(tx, session, 'feed_made');
      return feed;
    });
  },
};

const renew: SignedInRoute = {
  verb: 'POST',
  path: 'CalendarFeed/renew',
  summary: 'Give the calendar feed of the caller a new address; the old one (id) opens nothing from then on',
  session: 'required',
  takes: IdSchema,
  async handle({ read, services: { db, secrets }, session }): Promise<CalendarFeed> {
    const { id } = await read(IdSchema);
    requireReader(session);
    return db.system(async (tx) => {
      await requireApp(tx, session.tenantId, 'calendar');
      const feed = await renewFeed({ tx, secrets }, session, id);
      if (!feed) throw new Refusal(CHANGED);
      await noteFeed(tx, session, 'feed_renewed');
      return feed;
    });
  },
};

const remove: SignedInRoute = {
  verb: 'POST',
  path: 'CalendarFeed/remove',
  summary: 'Switch the calendar feed of the caller off; its address (id) opens nothing from then on',
  session: 'required',
  takes: IdSchema,
  async handle({ read, services, session }): Promise<null> {
    const { id } = await read(IdSchema);
    return services.db.system(async (tx) => {
      if (!(await removeFeed(tx, session, id))) throw new Refusal(CHANGED);
      await noteFeed(tx, session, 'feed_removed');
      return null;
    });
  },
};

function requireReader({ viewer }: Session): void {
  if (viewer.role === 'none') throw new Refusal('You do not have permission to read the schedule.');
}

/** The history says that an address was made, never which. */
function noteFeed(tx: Tx, { tenantId, userId }: Session, happened: string): Promise<void> {
  return noteActivity(tx, { kind: 'account', happened, model: 'User', recordId: userId, tenantId, userId });
}

export const feedRoutes = [mine, make, renew, remove];
