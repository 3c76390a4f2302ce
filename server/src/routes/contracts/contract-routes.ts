import type { ContractChanges, ContractPreview } from '@fieldspan/contract/contract-calls';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { HOLIDAY_RULES, ruleWords } from '@fieldspan/domain/visits/visit-rule';
import * as v from 'valibot';
import { holidayPlace } from '../../contracts/contract-row.ts';
import { makeVisits } from '../../contracts/make-visits.ts';
import type { OfContract, Run } from '../../contracts/make-visits.ts';
import { dayLater, occurrences } from '../../contracts/occurrences.ts';
import { visitChanges } from '../../contracts/visit-changes.ts';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import { zoneOf } from '../../http/note-reader.ts';
import type { Route, SignedInRoute } from '../../http/route.ts';
import type { Session } from '../../http/context.ts';
import { requireSubscription } from '../../registry/subscription.ts';
import { wakeBoards } from '../../visits/wake-boards.ts';

const Day = v.pipe(v.string(), v.isoDate('must be a day such as 2026-11-17'));
const PreviewSchema = v.object({
  rrule: shortText(300),
  starts_on: Day,
  expiry: v.union([v.literal(''), Day]),
  time_of_day: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00')),
  holiday_rule: v.picklist(HOLIDAY_RULES),
});

const SHOWN = 6;
/** As far as a preview looks. */
const LOOK_DAYS = 5 * 366;

function refuseReader({ viewer }: Session): void {
  if (!mayWrite('ServiceContract')(viewer))
    throw new Refusal('You do not have permission to change service contracts.');
}

const preview: SignedInRoute = {
  verb: 'GET',
  path: 'ServiceContract/preview',
  summary: 'The first visits that a rule of a service contract would make',
  session: 'required',
  takes: PreviewSchema,
  async handle({ read, session, transact }): Promise<ContractPreview> {
    const { expiry, ...asked } = await read(PreviewSchema);
    refuseReader(session);
    return transact(async (tx) => {
      const recurring = {
        ...asked,
        expiry: expiry === '' ? null : expiry,
        time_zone: await zoneOf(tx, session.userId),
      };
      const span = { from: asked.starts_on, until: dayLater(asked.starts_on, LOOK_DAYS), most: SHOWN };
      const dates = occurrences(recurring, span, await holidayPlace(tx, session.tenantId));
      return { words: ruleWords(asked.rrule), dates };
    });
  },
};

const MakeSchema = v.object({ id: WholeNumber });

const makeNow: SignedInRoute = {
  verb: 'POST',
  path: 'ServiceContract/make-visits',
  summary: 'Make the visits of a service contract that are due, and bring those up to date that nobody was told of',
  session: 'required',
  takes: MakeSchema,
  async handle({ read, session, services }): Promise<Run> {
    const { id } = await read(MakeSchema);
    refuseReader(session);
    requireSubscription(session, 'ServiceContract');
    const run = await services.db.as(session, async (tx) => {
      const { tenantId } = session;
      await refuseIdle(tx, { tenantId, id });
      return makeVisits(tx, { tenantId, id }, { refresh: true });
    });
    wakeBoards(services, session.tenantId);
    return run;
  },
};

const changes: SignedInRoute = {
  verb: 'GET',
  path: 'ServiceContract/visit-changes',
  summary: 'What making and updating the visits of a service contract would do now, by when the visits begin',
  session: 'required',
  takes: MakeSchema,
  async handle({ read, session, transact }): Promise<ContractChanges> {
    const { id } = await read(MakeSchema);
    refuseReader(session);
    return transact(async (tx) => {
      await refuseIdle(tx, { tenantId: session.tenantId, id });
      return visitChanges(tx, { tenantId: session.tenantId, id });
    });
  },
};

async function refuseIdle(tx: Tx, { tenantId, id }: OfContract): Promise<void> {
  const found = await tx
    .selectFrom('service_contract')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select('state')
    .executeTakeFirst();
  if (!found) throw new Refusal('Service contract not found.');
  if (found.state !== 'active') throw new Refusal('Only a contract in force makes visits.');
}

export const contractRoutes: readonly Route[] = [preview, changes, makeNow];
