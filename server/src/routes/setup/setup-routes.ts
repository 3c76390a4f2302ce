import { kitOf } from '@fieldspan/domain/trade-kits';
import { TRADES } from '@fieldspan/domain/trades';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { nestedDatabase } from '../../list-jobs/nested-database.ts';
import { requireSubscription } from '../../registry/subscription.ts';
import { addKit } from '../../setup/add-kit.ts';
import { firstSteps } from '../../setup/first-steps.ts';
import { addSamples, removeSamples, samplesOf } from '../../setup/samples.ts';
import { STARTERS } from '../../starter-forms/starters.ts';
import { copiesOf, copyStarters } from '../forms/copy-starters.ts';

/** @throws Refusal to everybody who does not set up a company */
function requireAdmin({ tenantId, viewer }: Session): void {
  if (tenantId === 0 || viewer.role !== 'Admin') throw new Refusal('Only an administrator sets up the company.');
}

const readSteps: SignedInRoute = {
  verb: 'GET',
  path: 'Company/first-steps',
  summary: 'What a new company does first, what of it is done, and how many sample records there are',
  session: 'required',
  async handle({ session, transact }) {
    requireAdmin(session);
    return transact((tx) => firstSteps({ tx, tenantId: session.tenantId }));
  },
};

const KitSchema = v.object({ trade: v.picklist(TRADES, 'must be one of the trades') });

const addTradeKit: SignedInRoute = {
  verb: 'POST',
  path: 'Company/add-kit',
  summary:
    'Add what a trade begins with, as far as the company does not have it, and the taxes of its province if it has none',
  session: 'required',
  takes: KitSchema,
  async handle({ read, session, transact }) {
    const { trade } = await read(KitSchema);
    requireAdmin(session);
    requireSubscription(session, 'CompanySetting');
    const forms = STARTERS.filter(({ key }) => kitOf(trade).forms.includes(key));
    return transact(async (tx) => {
      await sql`select from company where id = ${session.tenantId} for no key update`.execute(tx);
      const before = await copiesOf({ tx, session });
      await copyStarters({ tx, session }, forms, 1);
      const newForms = forms.filter(({ key }) => !before.some((copy) => copy.key === key));
      const kit = await addKit({ tx, tenantId: session.tenantId }, trade);
      return { ...kit, added: kit.added + newForms.length };
    });
  },
};

const addSampleData: SignedInRoute = {
  verb: 'POST',
  path: 'Company/add-samples',
  summary: 'Add sample customers, calls and a project, which are removed again with one call',
  session: 'required',
  async handle({ services, session, headers }) {
    requireAdmin(session);
    const { tenantId } = session;
    return services.db.as(session, async (tx) => {
      await sql`select from company where id = ${tenantId} for no key update`.execute(tx);
      // All of them or none, once, whoever presses.
      if ((await samplesOf({ tx, tenantId })).length === 0)
        await addSamples({ services: { ...services, db: nestedDatabase(services.db, tx) }, session, headers });
      return { samples: (await samplesOf({ tx, tenantId })).length };
    });
  },
};

const removeSampleData: SignedInRoute = {
  verb: 'POST',
  path: 'Company/remove-samples',
  summary: 'Move the sample records to the trash, but not those that other records need',
  session: 'required',
  async handle({ services, session, headers }) {
    requireAdmin(session);
    return removeSamples({ services, session, headers });
  },
};

export const setupRoutes: readonly SignedInRoute[] = [readSteps, addTradeKit, addSampleData, removeSampleData];
